// swift-format-ignore-file
// Written by Sources/WebModule/build: not to be changed by hand.
enum WebModules {
  static var all: [(name: String, packed: StaticString)] { [
    ("bar", bar),
    ("line", line),
    ("pie", pie),
    ("funnel", funnel),
    ("tier", tier),
  ] }
  static var pageScript: StaticString { ####"""
const decoder = new TextDecoder();
const families = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif';
const [fill, stroke, write, push, pop] = [0, 1, 2, 3, 4], path = 4;
const counts = [2, 2, 6, 0];
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const roles = ['bar', 'line', 'point', 'slice', 'stage', 'tier', 'summary', 'custom'];
const css = color => {
const alpha = Math.floor(color / 16777216) / 1000, rgb = color % 16777216;
return alpha === 1 ? '#' + rgb.toString(16).padStart(6, '0') : `rgba(${rgb >> 16},${rgb >> 8 & 255},${rgb & 255},${alpha})`;
};
class Painter {
constructor() { this.tables = [{}, {}, {}, {}]; }
static spoken(label, value) {
if (value === null || Number.isNaN(value)) return label;
const number = value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }).replace('-', '\u2212');
return label ? `${label}: ${number}` : number;
}
read({ memory: { buffer } }, address) {
const words = new Uint32Array(buffer, address, 4 + 4 * 11);
const view = (Kind, at, size = 1) => new Kind(buffer, words[at + 1] ? words[at] : 0, words[at + 1] * size);
const sheets = this.tables.map((table, k) => {
const at = 4 + k * 11;
const sheet = { items: view(Uint32Array, at + 1, 4), verbs: view(Uint8Array, at + 3), numbers: view(Float64Array, at + 5) };
const edition = words[at];
if (table.edition !== edition) {
table = this.tables[k] = decode(view(Float64Array, at + 7), view(Uint8Array, at + 9));
table.edition = edition;
}
return Object.assign(sheet, table);
});
return { sheets, dimming: view(Float64Array, 0), title: decoder.decode(view(Uint8Array, 2)) };
}
paint({ sheets, dimming }, context, scale, theme) {
clear(context);
context.setTransform(scale, 0, 0, scale, 0, 0);
sheets.forEach((sheet, k) => new Sheet(sheet, theme, scale, this).paint(context, k === 1 ? dimming : []));
}
scratch(canvas, depth) {
const spare = (this.spares ??= [])[depth] ??= document.createElement('canvas');
if (spare.width !== canvas.width || spare.height !== canvas.height) Object.assign(spare, { width: canvas.width, height: canvas.height });
return spare;
}
marks({ sheets: [, sheet] }) {
const found = [], open = [];
let map = [1, 0, 0, 1, 0, 0];
walk(sheet, (verb, shape, item) => {
if (verb === push) {
const layer = sheet.layers[item[3]], mark = layer.mark && { ...layer.mark, box: [Infinity, Infinity, -Infinity, -Infinity] };
open.push({ mark, map });
if (layer.map) map = multiply(map, layer.map);
if (mark) found.push(mark);
} else if (verb === pop) {
map = open.pop().map;
} else if (verb !== write) {
for (const { mark } of open) if (mark) extend(mark.box, map, extent(sheet, shape, item));
}
});
return found.filter(mark => mark.box[0] <= mark.box[2]);
}
}
const plain = text => text.replace(/\r\n|[\t\n\r\x85\u2028\u2029]/g, ' ').replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g, '\ufffd');
function decode(numbers, bytes) {
let at = 0, end = 0;
const next = () => numbers[at++];
const some = read => Array.from({ length: next() }, read);
const color = () => [css(next()), css(next())];
const string = () => decoder.decode(bytes.subarray(end, end = next()));
const stops = () => {
let least = 0;
return some(() => ({ offset: least = Math.min(1, Math.max(least, next())), color: color() }));
};
const shape = () => ({ shape: next(), verbs: some(next), numbers: some(next) });
const paints = some(() => {
const kind = next();
if (kind === 0) return { color: color() };
const place = Array.from({ length: kind === 1 ? 4 : 3 }, next), all = stops();
const isFlat = kind === 1 ? place[0] === place[2] && place[1] === place[3] : place[2] <= 0;
if (all.length < 2 || isFlat) return { color: all.at(-1)?.color ?? ['transparent', 'transparent'] };
return { kind, place, stops: all };
});
const strokes = some(() => ({ width: next(), cap: next(), join: next(), limit: next(), phase: next(), dash: some(next) }));
const styles = some(() => ({ font: [next(), next()], color: color() })).map(({ font: [size, bold], color }) => (
{ font: `${bold ? 600 : 400} ${size}px ${families}`, color }));
const strings = some(() => plain(string()));
const layers = some(() => ({
opacity: next(),
map: next() ? Array.from({ length: 6 }, next) : null,
rule: ['', 'nonzero', 'evenodd'][numbers[at]],
clip: next() ? shape() : null,
mark: next() ? { role: roles[next()], series: next(), item: next(), label: string(), value: next() } : null,
}));
return { paints, strokes, styles, strings, layers };
}
function clear(context) {
context.setTransform(1, 0, 0, 1, 0, 0);
context.globalAlpha = 1;
context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}
function walk({ items }, visit) {
for (let at = 0; at < items.length; at += 4) {
const head = items[at];
visit(head & 7, head >> 3 & 7, items.subarray(at, at + 4));
}
}
class Sheet {
constructor(sheet, theme, scale, painter) { Object.assign(this, sheet, { theme, scale, painter }); }
paint(context, dimming) {
const { items, numbers } = this, open = [];
let top = 0, hidden = 0;
for (let at = 0; at < items.length; at += 4) {
const head = items[at], verb = head & 7;
if (hidden) {
hidden += verb === push ? 1 : verb === pop ? -1 : 0;
continue;
}
const shape = head >> 3 & 7, first = items[at + 2], extra = items[at + 3];
if (verb === push) {
const layer = this.layers[extra];
const opacity = layer.opacity * (open.length === 0 ? dimming[top++] ?? 1 : 1);
if (opacity <= 0) { hidden = 1; continue; }
open.push(context);
context = this.open(context, layer, opacity, at, open.length);
} else if (verb === pop) {
context = this.close(context, open.pop());
} else if (verb === write) {
this.write(context, this.styles[items[at + 1]], head >> 6 & 3, first, this.strings[extra]);
} else if (verb === fill) {
context.fillStyle = this.ink(context, items[at + 1]);
if (shape === 0) context.fillRect(numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3]);
else { context.beginPath(); trace(context, shape, numbers, first, this.verbs, extra); context.fill(head >> 6 & 3 ? 'evenodd' : 'nonzero'); }
} else {
this.stroke(context, this.strokes[head >>> 8], items[at + 1], shape, first, extra);
}
}
}
open(context, layer, opacity, at, depth) {
context.save();
if (layer.map) context.transform(...layer.map);
if (layer.clip) {
context.beginPath();
trace(context, layer.clip.shape, layer.clip.numbers, 0, layer.clip.verbs, 0);
context.clip(layer.rule);
}
if (opacity >= 1) return context;
if (this.holdsOne(at)) { context.globalAlpha *= opacity; return context; }
const own = this.painter.scratch(context.canvas, depth).getContext('2d');
clear(own);
own.setTransform(context.getTransform());
own.parent = [context, opacity];
return own;
}
close(context, outer) {
if (context !== outer && context.parent?.[0] === outer) {
outer.save();
outer.setTransform(1, 0, 0, 1, 0, 0);
outer.globalAlpha *= context.parent[1];
outer.drawImage(context.canvas, 0, 0);
outer.restore();
context.parent = null;
}
outer.restore();
return outer;
}
holdsOne(at) {
let depth = 0, figures = 0;
for (; at < this.items.length; at += 4) {
const verb = this.items[at] & 7;
if (verb === push) depth += 1;
else if (verb === pop) { if (--depth === 0) break; } else if (++figures > 1) return false;
}
return true;
}
ink(context, place) {
const { color, kind, place: p, stops } = this.paints[place];
if (color) return color[this.theme];
const gradient = kind === 1 ? context.createLinearGradient(...p) : context.createRadialGradient(p[0], p[1], 0, p[0], p[1], p[2]);
for (const stop of stops) gradient.addColorStop(stop.offset, stop.color[this.theme]);
return gradient;
}
stroke(context, { width, cap, join, limit, phase, dash }, paint, shape, first, extra) {
if (width <= 0) return;
context.strokeStyle = this.ink(context, paint);
context.lineWidth = width;
context.lineCap = ['butt', 'round', 'square'][cap];
context.lineJoin = ['miter', 'round', 'bevel'][join];
context.miterLimit = Math.max(1, limit);
context.setLineDash(dash);
context.lineDashOffset = phase;
context.beginPath();
trace(context, shape, this.numbers, first, this.verbs, extra);
context.stroke();
}
write(context, { font, color }, anchor, first, string) {
const [x, y, turn] = this.numbers.subarray(first, first + 3);
context.font = font;
context.fillStyle = color[this.theme];
context.textAlign = ['left', 'center', 'right'][anchor];
context.direction = rightToLeft.test(string) ? 'rtl' : 'ltr';
if (!turn) return context.fillText(string, x, y);
context.save();
context.translate(x, y);
context.rotate(turn);
context.fillText(string, 0, 0);
context.restore();
}
}
function trace(context, shape, numbers, n, verbs, verb) {
if (shape === path) {
for (;; verb += 1) {
switch (verbs[verb]) {
case 0: context.moveTo(numbers[n], numbers[n + 1]); break;
case 1: context.lineTo(numbers[n], numbers[n + 1]); break;
case 2: context.bezierCurveTo(numbers[n], numbers[n + 1], numbers[n + 2], numbers[n + 3], numbers[n + 4], numbers[n + 5]); break;
case 3: context.closePath(); break;
default: return;
}
n += counts[verbs[verb]];
}
}
const [a, b, c, d, e, f, g, h] = numbers.slice(n, n + 8);
if (shape === 0) context.rect(a, b, c, d);
else if (shape === 1) context.roundRect(a, b, c, d, [e, f, g, h].map(radius => Math.max(0, radius)));
else if (shape === 2) ring(context, a, b, Math.max(0, c));
else sector(context, a, b, Math.max(0, c), Math.max(0, d), e, f);
}
function ring(context, x, y, radius, back = false) {
context.moveTo(x + radius, y);
context.arc(x, y, radius, 0, 2 * Math.PI, back);
context.closePath();
}
function sector(context, x, y, inner, outer, start, end) {
const sweep = end - start, back = sweep < 0;
if (Math.abs(sweep) >= 2 * Math.PI) {
ring(context, x, y, outer, back);
if (inner > 0) ring(context, x, y, inner, !back);
return;
}
const [from, to] = [start - Math.PI / 2, end - Math.PI / 2];
context.moveTo(x + outer * Math.cos(from), y + outer * Math.sin(from));
context.arc(x, y, outer, from, to, back);
if (inner > 0) context.arc(x, y, inner, to, from, !back);
else context.lineTo(x, y);
context.closePath();
}
function extent({ numbers, verbs }, shape, [, , n, verb]) {
const box = [Infinity, Infinity, -Infinity, -Infinity];
const add = (x, y) => { box[0] = Math.min(box[0], x); box[1] = Math.min(box[1], y); box[2] = Math.max(box[2], x); box[3] = Math.max(box[3], y); };
const [a, b, c, d, start, end] = numbers.subarray(n, n + 6);
if (shape < 2) {
add(a, b);
add(a + c, b + d);
} else if (shape === 2) {
add(a - c, b - c);
add(a + c, b + c);
} else if (shape === path) {
let count = 0;
for (; verbs[verb] !== 255; verb += 1) count += counts[verbs[verb]];
for (let k = n; k < n + count; k += 2) add(numbers[k], numbers[k + 1]);
} else {
const [low, high] = [Math.min(start, end), Math.min(Math.max(start, end), Math.min(start, end) + 2 * Math.PI)];
const at = angle => [c, d].forEach(radius => add(a + radius * Math.sin(angle), b - radius * Math.cos(angle)));
at(low);
at(high);
for (let quarter = Math.ceil(low / (Math.PI / 2)); quarter * Math.PI / 2 < high; quarter += 1) at(quarter * Math.PI / 2);
}
return box;
}
function extend(box, map, [left, top, right, bottom]) {
for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
const [px, py] = [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
box[0] = Math.min(box[0], px);
box[1] = Math.min(box[1], py);
box[2] = Math.max(box[2], px);
box[3] = Math.max(box[3], py);
}
}
const multiply = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => (
[a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]);
const numbers = { minimumValue: 0, maximumValue: 1, showsValueLabels: 2, selectsAllSeries: 3, visibleItems: 4, area: 5, dots: 6, hole: 7, amount: 8 };
const utf8 = new TextEncoder();
const rows = values => (values.length && typeof values[0] === 'object' && values[0] !== null ? values : [values]);
const doubles = values => (values instanceof Float64Array ? values : Float64Array.from(values, value => value ?? NaN));
const words = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'animated', 'delegate', 'module'];
function hex(color) {
if (color == null) return NaN;
const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? [];
if (!digits) throw new TypeError(`${JSON.stringify(color)} is no colour such as "#6472ea"`);
return parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}
function check(options) {
for (const [name, value] of Object.entries(options)) {
if (!words.includes(name) && !(name in numbers)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
if (name === 'theme' && ![undefined, 'light', 'dark', 'auto'].includes(value)) throw new TypeError(`${JSON.stringify(value)} is no theme: light, dark or auto`);
if ((name === 'values' || name === 'positions') && value) {
for (const row of rows(value)) {
if (row instanceof Float64Array) continue;
for (const one of row) if (one != null && typeof one !== 'number') throw new TypeError(`${JSON.stringify(one)} among the ${name} is no number`);
}
}
}
if (options.colors) [options.colors].flat(2).forEach(hex);
}
function settle(chart, options, lend) {
const { module, number, wasm } = chart;
check(options);
const send = (name, what, bytes) => lend(module, bytes, (address, count) => wasm[name](number, what, address, count));
const texts = (what, list) => send('barline_texts', what, utf8.encode(list.map(text => String(text ?? '').replaceAll('\0', '\uFFFD') + '\0').join('')));
if (options.tiers) {
options = { labels: options.tiers.map(tier => tier.label), ...options, values: [options.tiers.map(tier => tier.from), options.tiers.map(tier => tier.to)] };
}
if (options.values) {
const all = rows(options.values);
wasm.barline_rows(number, all.length);
all.forEach((row, k) => send('barline_values', k, doubles(row)));
}
if (options.positions) rows(options.positions).forEach((row, k) => send('barline_values', -1 - k, doubles(row)));
if (options.labels) texts(0, options.labels);
if (options.names) texts(1, options.names);
if (options.title !== undefined || options.subtitle !== undefined) {
const { title, subtitle } = chart.words = { title: options.title ?? chart.words?.title, subtitle: options.subtitle ?? chart.words?.subtitle };
texts(2, [title, subtitle]);
}
if (options.unit !== undefined) texts(3, [options.unit]);
if ('colors' in options) chart.colors = options.colors;
if (options.values) chart.rows = rows(options.values).length;
const colors = typeof chart.colors === 'string' ? [chart.colors] : chart.colors, count = chart.rows ?? 0;
const isNew = 'colors' in options || options.values;
if (isNew && colors) (count > 1 || Array.isArray(colors[0]) ? colors : [colors]).forEach((row, k) => send('barline_colors', k, doubles([row].flat().map(hex))));
else if (isNew) for (let k = 0; k < count; k += 1) send('barline_colors', k, doubles([NaN]));
for (const [name, place] of Object.entries(numbers)) if (name in options) wasm.barline_option(number, place, Number(options[name] ?? NaN));
wasm.barline_apply(number, options.animated ? 1 : 0);
}
const modules = new Map(), shown = new WeakMap();
function load(kind, source) {
if (source || !modules.has(kind)) modules.set(kind, start(source ?? beside(`barline-${kind}.wasm.gz`)));
return modules.get(kind);
}
async function beside(name) {
const url = new URL(name, import.meta.url);
if (url.protocol === 'file:' && globalThis.process?.versions?.node) return (await import('node:fs/promises')).readFile(url);
const response = await fetch(url);
if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
return response;
}
async function start(source) {
const charts = new Map();
source = await source;
const bytes = source instanceof Response ? new Uint8Array(await source.arrayBuffer()) : source;
const { instance } = await instantiate(bytes, { barline: {
changed: number => charts.get(number)?.redraw(),
scrolled: number => charts.get(number)?.tell('didScroll', {}),
selected: (number, kind, reason, item, series, value, address, count) => {
const [label, seriesName, line] = decoder.decode(new Uint8Array(instance.exports.memory.buffer, address, count)).split('\0');
charts.get(number)?.select(kind, { item, series, value: Number.isNaN(value) ? null : value, label, seriesName, line,
reason: ['ended', 'cancelled', 'left', 'collapsed', 'removed', 'replaced'][reason] ?? null });
},
}, math: Math });
return { exports: instance.exports, charts };
}
function instantiate(bytes, imports) {
if (bytes[0] !== 0x1f) return WebAssembly.instantiate(bytes, imports);
const gzip = new DecompressionStream('gzip'), writer = gzip.writable.getWriter();
writer.write(bytes).catch(() => {});
writer.close().catch(() => {});
return WebAssembly.instantiateStreaming(new Response(gzip.readable, { headers: { 'Content-Type': 'application/wasm' } }), imports);
}
function lend({ exports }, bytes, use) {
const address = exports.barline_allocate(bytes.byteLength);
new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), address);
try { return use(address, bytes.byteLength); } finally { exports.barline_free(address); }
}
async function open(canvas, kind, bytes, options = {}) {
const module = await load(kind, options.module);
const number = lend(module, bytes, (address, count) => module.exports[`barline_open_${kind}`](address, count));
const { exports } = module, length = exports.barline_fault_count(number);
if (length) {
const fault = decoder.decode(new Uint8Array(exports.memory.buffer, exports.barline_fault(number), length));
exports.barline_close(number);
throw new Error(fault);
}
return new Chart(module, number, canvas, options);
}
const make = kind => async (canvas, options = {}) => {
const module = await load(kind, options.module);
const chart = new Chart(module, module.exports[`barline_make_${kind}`](), canvas, options);
chart.set(options);
return chart;
};
const bar = make('bar'), line = make('line'), pie = make('pie'), funnel = make('funnel'), tier = make('tier');
const now = () => performance.now() / 1000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'Enter', ' '];
class Chart {
constructor(module, number, canvas, options) {
Object.assign(this, { module, number, canvas, options, wasm: module.exports, delegate: options.delegate ?? {} });
module.charts.set(number, this);
if (canvas) this.show();
}
set(options) {
if (!this.number) throw new Error('this chart is closed');
settle(this, options, lend);
this.redraw();
}
touch(phase, x, y, id = 1, time = now()) {
return this.answer(this.wasm.barline_touch(this.number, ['began', 'moved', 'ended', 'cancelled'].indexOf(phase), id, x, y, time));
}
hover(x, y, time = now()) { return this.answer(this.wasm.barline_hover(this.number, 1, x, y, time)); }
leave(time = now()) { return this.answer(this.wasm.barline_hover(this.number, 0, 0, 0, time)); }
wheel(x, y, dx, dy, time = now()) { return this.answer(this.wasm.barline_wheel(this.number, x, y, dx, dy, time)); }
key(name, time = now()) { return this.answer(keys.includes(name) ? this.wasm.barline_key(this.number, keys.indexOf(name), time) : 0); }
answer(response) { return ['ignored', 'undecided', 'claimed'][response]; }
resize(width, height, scale = 1, reducedMotion = false) {
this.wasm.barline_resize(this.number, width, height, scale, reducedMotion ? 1 : 0);
}
get size() { return { width: this.wasm.barline_width(this.number), height: this.wasm.barline_height(this.number) }; }
point(item, series = 0) {
const [x, y] = [0, 1].map(down => this.wasm.barline_point(this.number, item, series, down));
return Number.isNaN(x) ? null : [x, y];
}
isMoving(time = now()) { return this.wasm.barline_moving(this.number, time) === 1; }
drawing(time = now()) { return (this.painter ??= new Painter()).read(this.wasm, this.wasm.barline_draw(this.number, time)); }
select(kind, event) {
this.tell(['didBeginSelection', 'didMoveSelection', 'didEndSelection'][kind], event);
if (this.voice) this.voice.textContent = kind === 2 ? '' : Painter.spoken([event.label, event.seriesName].filter(Boolean).join(', '), event.value);
}
tell(name, event) {
this.delegate[name]?.(event, this);
this.canvas?.dispatchEvent(new CustomEvent('barline', { bubbles: true, detail: { name, chart: this, ...event } }));
}
close() {
this.life?.abort();
this.observer?.disconnect();
globalThis.cancelAnimationFrame?.(this.frame);
this.marks?.remove();
this.voice?.remove();
this.module.charts.delete(this.number);
this.wasm.barline_close(this.number);
this.canvas = null;
this.number = 0;
}
redraw() {
if (this.canvas && !this.frame) this.frame = requestAnimationFrame(() => this.paint());
}
paint() {
this.frame = 0;
if (!this.canvas) return;
const time = now(), drawing = this.drawing(time), { dark } = this;
const isDark = this.options.theme === 'dark' || this.options.theme !== 'light' && dark.matches;
this.painter.paint(drawing, this.canvas.getContext('2d'), this.scale, isDark ? 1 : 0);
this.painted ??= performance.now();
if (this.isMoving(time)) this.redraw(); else this.describe(drawing);
}
fit() {
const { canvas } = this, { clientWidth: width, clientHeight: height } = canvas;
this.scale = devicePixelRatio;
const [w, h] = [Math.round(width * this.scale), Math.round(height * this.scale)];
const isNew = canvas.width !== w || canvas.height !== h;
if (isNew) Object.assign(canvas, { width: w, height: h });
this.resize(width, height, this.scale, this.still.matches);
if (isNew) this.paint(); else this.redraw();
}
show() {
const { canvas } = this, life = this.life = new AbortController();
shown.get(canvas)?.close();
shown.set(canvas, this);
const on = (target, name, heard, more) => target.addEventListener(name, heard, { signal: life.signal, ...more });
this.dark = matchMedia('(prefers-color-scheme: dark)');
this.still = matchMedia('(prefers-reduced-motion: reduce)');
on(this.dark, 'change', () => this.redraw());
on(this.still, 'change', () => this.fit());
const rescale = () => on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { this.fit(); rescale(); }, { once: true });
rescale();
this.observer = new ResizeObserver(() => this.fit());
this.observer.observe(canvas);
canvas.tabIndex = 0;
canvas.style.touchAction = 'pan-y pinch-zoom';
this.speak();
this.listen(on);
}
listen(on) {
const { canvas } = this;
const place = event => {
const box = canvas.getBoundingClientRect(), { clientWidth: width, clientHeight: height } = canvas;
return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
};
const held = new Set();
const end = phase => event => { if (held.delete(event.pointerId)) this.touch(phase, ...place(event), event.pointerId); };
on(canvas, 'pointerdown', event => {
if (event.button !== 0) return;
held.add(event.pointerId);
canvas.setPointerCapture(event.pointerId);
this.touch('began', ...place(event), event.pointerId);
});
on(canvas, 'pointermove', event => {
if (held.has(event.pointerId)) this.touch('moved', ...place(event), event.pointerId);
else if (event.pointerType !== 'touch') this.hover(...place(event));
});
on(canvas, 'pointerup', end('ended'));
on(canvas, 'pointercancel', end('cancelled'));
on(canvas, 'pointerleave', event => { if (!held.has(event.pointerId) && event.pointerType !== 'touch') this.leave(); });
on(canvas, 'wheel', event => {
if (event.ctrlKey) return;
const unit = [1, 16, canvas.clientHeight][event.deltaMode];
if (this.wheel(...place(event), event.deltaX * unit, event.deltaY * unit) === 'claimed') event.preventDefault();
}, { passive: false });
on(canvas, 'keydown', event => {
if (!event.ctrlKey && !event.metaKey && !event.altKey && this.key(event.key) === 'claimed') event.preventDefault();
});
}
speak() {
const element = role => {
const made = document.createElement('div');
made.setAttribute('role', role);
Object.assign(made.style, { position: 'absolute', left: '0', top: '0', overflow: 'hidden', pointerEvents: 'none' });
return made;
};
this.marks = element('list');
this.voice = element('status');
Object.assign(this.voice.style, { width: '1px', height: '1px', clipPath: 'inset(50%)' });
this.canvas.setAttribute('role', 'application');
this.canvas.after(this.marks, this.voice);
}
describe(drawing) {
const { canvas, marks } = this, { edition } = drawing.sheets[1];
if (this.described === edition) return;
this.described = edition;
setTimeout(() => {
if (!this.canvas) return;
canvas.setAttribute('aria-label', drawing.title || this.options.title || 'chart');
Object.assign(marks.style, { left: canvas.offsetLeft + 'px', top: canvas.offsetTop + 'px', width: canvas.clientWidth + 'px', height: canvas.clientHeight + 'px' });
marks.replaceChildren(...this.painter.marks(this.drawing()).slice(0, 2000).map(({ label, value, box: [x, y, right, bottom] }) => {
const item = document.createElement('div');
item.setAttribute('role', 'listitem');
item.setAttribute('aria-label', Painter.spoken(label, value));
Object.assign(item.style, { position: 'absolute', left: x + 'px', top: y + 'px', width: right - x + 'px', height: bottom - y + 'px' });
return item;
}));
});
}
}
performance.mark('barline');
const bytesOf = element => {
if (Uint8Array.fromBase64) return Uint8Array.fromBase64(element.textContent);
const text = atob(element.textContent), bytes = new Uint8Array(text.length);
for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
return bytes;
};
for (const element of document.querySelectorAll('script[data-module]')) load(element.dataset.module, bytesOf(element));
for (const figure of document.querySelectorAll('figure[data-chart]')) {
const canvas = document.createElement('canvas');
const { chart: kind, theme, width, height } = figure.dataset;
figure.style.maxWidth = `${Math.max(width, 960)}px`;
canvas.style.aspectRatio = `${width} / ${height}`;
canvas.style.minHeight = `${Math.min(height, 280)}px`;
open(canvas, kind, bytesOf(figure.querySelector('script')), { theme, title: document.title }).then(chart => {
figure.chart = chart;
figure.append(canvas, chart.marks, chart.voice);
figure.classList.add('live');
chart.fit();
});
}
"""#### }
  static var files: [(name: String, text: StaticString)] { [
    ("painter.mjs", ####"""
// Reads a drawing from the module's memory and paints it on a canvas.

export const decoder = new TextDecoder();
const families = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif';
const [fill, stroke, write, push, pop] = [0, 1, 2, 3, 4], path = 4;
const counts = [2, 2, 6, 0];
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const roles = ['bar', 'line', 'point', 'slice', 'stage', 'tier', 'summary', 'custom'];

const css = color => {
  const alpha = Math.floor(color / 16777216) / 1000, rgb = color % 16777216;
  return alpha === 1 ? '#' + rgb.toString(16).padStart(6, '0') : `rgba(${rgb >> 16},${rgb >> 8 & 255},${rgb & 255},${alpha})`;
};

export class Painter {
  constructor() { this.tables = [{}, {}, {}, {}]; }

  /** A label and a value as they are spoken: "2004: 36205". */
  static spoken(label, value) {
    if (value === null || Number.isNaN(value)) return label;
    const number = value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }).replace('-', '\u2212');
    return label ? `${label}: ${number}` : number;
  }

  /** What lies at an address: the four sheets, the factors that dim the marks, the title. Good until the module is called again. */
  read({ memory: { buffer } }, address) {
    const words = new Uint32Array(buffer, address, 4 + 4 * 11);
    const view = (Kind, at, size = 1) => new Kind(buffer, words[at + 1] ? words[at] : 0, words[at + 1] * size);
    const sheets = this.tables.map((table, k) => {
      const at = 4 + k * 11;
      const sheet = { items: view(Uint32Array, at + 1, 4), verbs: view(Uint8Array, at + 3), numbers: view(Float64Array, at + 5) };
      const edition = words[at];
      if (table.edition !== edition) {
        table = this.tables[k] = decode(view(Float64Array, at + 7), view(Uint8Array, at + 9));
        table.edition = edition;
      }
      return Object.assign(sheet, table);
    });
    return { sheets, dimming: view(Float64Array, 0), title: decoder.decode(view(Uint8Array, 2)) };
  }

  /** Paints a drawing; `theme` is 0 for light, 1 for dark. */
  paint({ sheets, dimming }, context, scale, theme) {
    clear(context);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    sheets.forEach((sheet, k) => new Sheet(sheet, theme, scale, this).paint(context, k === 1 ? dimming : []));
  }

  /** A canvas as large as another, for a group that is seen through as a whole. */
  scratch(canvas, depth) {
    const spare = (this.spares ??= [])[depth] ??= document.createElement('canvas');
    if (spare.width !== canvas.width || spare.height !== canvas.height) Object.assign(spare, { width: canvas.width, height: canvas.height });
    return spare;
  }

  /** The marks of a drawing: what they are called, their values, and the boxes around them: left, top, right, bottom. */
  marks({ sheets: [, sheet] }) {
    const found = [], open = [];
    let map = [1, 0, 0, 1, 0, 0];
    walk(sheet, (verb, shape, item) => {
      if (verb === push) {
        const layer = sheet.layers[item[3]], mark = layer.mark && { ...layer.mark, box: [Infinity, Infinity, -Infinity, -Infinity] };
        open.push({ mark, map });
        if (layer.map) map = multiply(map, layer.map);
        if (mark) found.push(mark);
      } else if (verb === pop) {
        map = open.pop().map;
      } else if (verb !== write) {
        for (const { mark } of open) if (mark) extend(mark.box, map, extent(sheet, shape, item));
      }
    });
    return found.filter(mark => mark.box[0] <= mark.box[2]);
  }
}

// A line as every screen draws it: its ends are blanks, and what cannot be drawn is a sign for that.
const plain = text => text.replace(/\r\n|[\t\n\r\x85\u2028\u2029]/g, ' ').replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g, '\ufffd');

/** The tables of a sheet: paints, strokes, styles, strings, layers, as `FlatSheet` writes them. */
function decode(numbers, bytes) {
  let at = 0, end = 0;
  const next = () => numbers[at++];
  const some = read => Array.from({ length: next() }, read);
  const color = () => [css(next()), css(next())];
  const string = () => decoder.decode(bytes.subarray(end, end = next()));
  const stops = () => {
    let least = 0;
    return some(() => ({ offset: least = Math.min(1, Math.max(least, next())), color: color() }));
  };
  const shape = () => ({ shape: next(), verbs: some(next), numbers: some(next) });
  const paints = some(() => {
    const kind = next();
    if (kind === 0) return { color: color() };
    const place = Array.from({ length: kind === 1 ? 4 : 3 }, next), all = stops();
    const isFlat = kind === 1 ? place[0] === place[2] && place[1] === place[3] : place[2] <= 0;
    if (all.length < 2 || isFlat) return { color: all.at(-1)?.color ?? ['transparent', 'transparent'] };
    return { kind, place, stops: all };
  });
  const strokes = some(() => ({ width: next(), cap: next(), join: next(), limit: next(), phase: next(), dash: some(next) }));
  const styles = some(() => ({ font: [next(), next()], color: color() })).map(({ font: [size, bold], color }) => (
    { font: `${bold ? 600 : 400} ${size}px ${families}`, color }));
  const strings = some(() => plain(string()));
  const layers = some(() => ({
    opacity: next(),
    map: next() ? Array.from({ length: 6 }, next) : null,
    rule: ['', 'nonzero', 'evenodd'][numbers[at]],
    clip: next() ? shape() : null,
    mark: next() ? { role: roles[next()], series: next(), item: next(), label: string(), value: next() } : null,
  }));
  return { paints, strokes, styles, strings, layers };
}

function clear(context) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

function walk({ items }, visit) {
  for (let at = 0; at < items.length; at += 4) {
    const head = items[at];
    visit(head & 7, head >> 3 & 7, items.subarray(at, at + 4));
  }
}

/** A sheet on its way to a canvas. */
class Sheet {
  constructor(sheet, theme, scale, painter) { Object.assign(this, sheet, { theme, scale, painter }); }

  paint(context, dimming) {
    const { items, numbers } = this, open = [];
    let top = 0, hidden = 0;
    for (let at = 0; at < items.length; at += 4) {
      const head = items[at], verb = head & 7;
      if (hidden) {
        hidden += verb === push ? 1 : verb === pop ? -1 : 0;
        continue;
      }
      const shape = head >> 3 & 7, first = items[at + 2], extra = items[at + 3];
      if (verb === push) {
        const layer = this.layers[extra];
        const opacity = layer.opacity * (open.length === 0 ? dimming[top++] ?? 1 : 1);
        if (opacity <= 0) { hidden = 1; continue; }
        open.push(context);
        context = this.open(context, layer, opacity, at, open.length);
      } else if (verb === pop) {
        context = this.close(context, open.pop());
      } else if (verb === write) {
        this.write(context, this.styles[items[at + 1]], head >> 6 & 3, first, this.strings[extra]);
      } else if (verb === fill) {
        context.fillStyle = this.ink(context, items[at + 1]);
        if (shape === 0) context.fillRect(numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3]);
        else { context.beginPath(); trace(context, shape, numbers, first, this.verbs, extra); context.fill(head >> 6 & 3 ? 'evenodd' : 'nonzero'); }
      } else {
        this.stroke(context, this.strokes[head >>> 8], items[at + 1], shape, first, extra);
      }
    }
  }

  /** Starts a layer. One that is seen through and holds more than one figure is painted apart, as a whole. */
  open(context, layer, opacity, at, depth) {
    context.save();
    if (layer.map) context.transform(...layer.map);
    if (layer.clip) {
      context.beginPath();
      trace(context, layer.clip.shape, layer.clip.numbers, 0, layer.clip.verbs, 0);
      context.clip(layer.rule);
    }
    if (opacity >= 1) return context;
    if (this.holdsOne(at)) { context.globalAlpha *= opacity; return context; }
    const own = this.painter.scratch(context.canvas, depth).getContext('2d');
    clear(own);
    own.setTransform(context.getTransform());
    own.parent = [context, opacity];
    return own;
  }

  close(context, outer) {
    if (context !== outer && context.parent?.[0] === outer) {
      outer.save();
      outer.setTransform(1, 0, 0, 1, 0, 0);
      outer.globalAlpha *= context.parent[1];
      outer.drawImage(context.canvas, 0, 0);
      outer.restore();
      context.parent = null;
    }
    outer.restore();
    return outer;
  }

  holdsOne(at) {
    let depth = 0, figures = 0;
    for (; at < this.items.length; at += 4) {
      const verb = this.items[at] & 7;
      if (verb === push) depth += 1;
      else if (verb === pop) { if (--depth === 0) break; } else if (++figures > 1) return false;
    }
    return true;
  }

  ink(context, place) {
    const { color, kind, place: p, stops } = this.paints[place];
    if (color) return color[this.theme];
    const gradient = kind === 1 ? context.createLinearGradient(...p) : context.createRadialGradient(p[0], p[1], 0, p[0], p[1], p[2]);
    for (const stop of stops) gradient.addColorStop(stop.offset, stop.color[this.theme]);
    return gradient;
  }

  stroke(context, { width, cap, join, limit, phase, dash }, paint, shape, first, extra) {
    if (width <= 0) return;
    context.strokeStyle = this.ink(context, paint);
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.miterLimit = Math.max(1, limit);
    context.setLineDash(dash);
    context.lineDashOffset = phase;
    context.beginPath();
    trace(context, shape, this.numbers, first, this.verbs, extra);
    context.stroke();
  }

  write(context, { font, color }, anchor, first, string) {
    const [x, y, turn] = this.numbers.subarray(first, first + 3);
    context.font = font;
    context.fillStyle = color[this.theme];
    context.textAlign = ['left', 'center', 'right'][anchor];
    context.direction = rightToLeft.test(string) ? 'rtl' : 'ltr';
    if (!turn) return context.fillText(string, x, y);
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillText(string, 0, 0);
    context.restore();
  }
}

/** Adds a figure to the context's path. */
function trace(context, shape, numbers, n, verbs, verb) {
  if (shape === path) {
    for (;; verb += 1) {
      switch (verbs[verb]) {
        case 0: context.moveTo(numbers[n], numbers[n + 1]); break;
        case 1: context.lineTo(numbers[n], numbers[n + 1]); break;
        case 2: context.bezierCurveTo(numbers[n], numbers[n + 1], numbers[n + 2], numbers[n + 3], numbers[n + 4], numbers[n + 5]); break;
        case 3: context.closePath(); break;
        default: return;
      }
      n += counts[verbs[verb]];
    }
  }
  const [a, b, c, d, e, f, g, h] = numbers.slice(n, n + 8);
  if (shape === 0) context.rect(a, b, c, d);
  else if (shape === 1) context.roundRect(a, b, c, d, [e, f, g, h].map(radius => Math.max(0, radius)));
  else if (shape === 2) ring(context, a, b, Math.max(0, c));
  else sector(context, a, b, Math.max(0, c), Math.max(0, d), e, f);
}

function ring(context, x, y, radius, back = false) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI, back);
  context.closePath();
}

/** A sector: its angles are clockwise from twelve o'clock. */
function sector(context, x, y, inner, outer, start, end) {
  const sweep = end - start, back = sweep < 0;
  if (Math.abs(sweep) >= 2 * Math.PI) {
    ring(context, x, y, outer, back);
    if (inner > 0) ring(context, x, y, inner, !back);
    return;
  }
  const [from, to] = [start - Math.PI / 2, end - Math.PI / 2];
  context.moveTo(x + outer * Math.cos(from), y + outer * Math.sin(from));
  context.arc(x, y, outer, from, to, back);
  if (inner > 0) context.arc(x, y, inner, to, from, !back);
  else context.lineTo(x, y);
  context.closePath();
}

/** The corners of a figure's box. */
function extent({ numbers, verbs }, shape, [, , n, verb]) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x, y) => { box[0] = Math.min(box[0], x); box[1] = Math.min(box[1], y); box[2] = Math.max(box[2], x); box[3] = Math.max(box[3], y); };
  const [a, b, c, d, start, end] = numbers.subarray(n, n + 6);
  if (shape < 2) {
    add(a, b);
    add(a + c, b + d);
  } else if (shape === 2) {
    add(a - c, b - c);
    add(a + c, b + c);
  } else if (shape === path) {
    let count = 0;
    for (; verbs[verb] !== 255; verb += 1) count += counts[verbs[verb]];
    for (let k = n; k < n + count; k += 2) add(numbers[k], numbers[k + 1]);
  } else {
    const [low, high] = [Math.min(start, end), Math.min(Math.max(start, end), Math.min(start, end) + 2 * Math.PI)];
    const at = angle => [c, d].forEach(radius => add(a + radius * Math.sin(angle), b - radius * Math.cos(angle)));
    at(low);
    at(high);
    for (let quarter = Math.ceil(low / (Math.PI / 2)); quarter * Math.PI / 2 < high; quarter += 1) at(quarter * Math.PI / 2);
  }
  return box;
}

function extend(box, map, [left, top, right, bottom]) {
  for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
    const [px, py] = [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  }
}

/** One map after another: `inner` is done first. */
const multiply = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => (
  [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]);
"""####),
    ("options.mjs", ####"""
// What a page says of a chart, as the module takes it.

const numbers = { minimumValue: 0, maximumValue: 1, showsValueLabels: 2, selectsAllSeries: 3, visibleItems: 4, area: 5, dots: 6, hole: 7, amount: 8 };
const utf8 = new TextEncoder();
const rows = values => (values.length && typeof values[0] === 'object' && values[0] !== null ? values : [values]);
const doubles = values => (values instanceof Float64Array ? values : Float64Array.from(values, value => value ?? NaN));
const words = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'animated', 'delegate', 'module'];

function hex(color) {
  if (color == null) return NaN;
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? [];
  if (!digits) throw new TypeError(`${JSON.stringify(color)} is no colour such as "#6472ea"`);
  return parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

/** Refuses what a chart does not know, before anything of it is set. */
function check(options) {
  for (const [name, value] of Object.entries(options)) {
    if (!words.includes(name) && !(name in numbers)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
    if (name === 'theme' && ![undefined, 'light', 'dark', 'auto'].includes(value)) throw new TypeError(`${JSON.stringify(value)} is no theme: light, dark or auto`);
    if ((name === 'values' || name === 'positions') && value) {
      for (const row of rows(value)) {
        if (row instanceof Float64Array) continue;
        for (const one of row) if (one != null && typeof one !== 'number') throw new TypeError(`${JSON.stringify(one)} among the ${name} is no number`);
      }
    }
  }
  if (options.colors) [options.colors].flat(2).forEach(hex);
}

/** Tells a chart's module what `options` has; `lend` puts bytes into its memory. */
export function settle(chart, options, lend) {
  const { module, number, wasm } = chart;
  check(options);
  const send = (name, what, bytes) => lend(module, bytes, (address, count) => wasm[name](number, what, address, count));
  // A zero byte ends a text: one within it would cut it.
  const texts = (what, list) => send('barline_texts', what, utf8.encode(list.map(text => String(text ?? '').replaceAll('\0', '\uFFFD') + '\0').join('')));
  if (options.tiers) {
    options = { labels: options.tiers.map(tier => tier.label), ...options, values: [options.tiers.map(tier => tier.from), options.tiers.map(tier => tier.to)] };
  }
  if (options.values) {
    const all = rows(options.values);
    wasm.barline_rows(number, all.length);
    all.forEach((row, k) => send('barline_values', k, doubles(row)));
  }
  if (options.positions) rows(options.positions).forEach((row, k) => send('barline_values', -1 - k, doubles(row)));
  if (options.labels) texts(0, options.labels);
  if (options.names) texts(1, options.names);
  if (options.title !== undefined || options.subtitle !== undefined) {
    const { title, subtitle } = chart.words = { title: options.title ?? chart.words?.title, subtitle: options.subtitle ?? chart.words?.subtitle };
    texts(2, [title, subtitle]);
  }
  if (options.unit !== undefined) texts(3, [options.unit]);
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row.
  // They stay when other values come.
  if ('colors' in options) chart.colors = options.colors;
  if (options.values) chart.rows = rows(options.values).length;
  const colors = typeof chart.colors === 'string' ? [chart.colors] : chart.colors, count = chart.rows ?? 0;
  const isNew = 'colors' in options || options.values;
  if (isNew && colors) (count > 1 || Array.isArray(colors[0]) ? colors : [colors]).forEach((row, k) => send('barline_colors', k, doubles([row].flat().map(hex))));
  else if (isNew) for (let k = 0; k < count; k += 1) send('barline_colors', k, doubles([NaN]));
  for (const [name, place] of Object.entries(numbers)) if (name in options) wasm.barline_option(number, place, Number(options[name] ?? NaN));
  wasm.barline_apply(number, options.animated ? 1 : 0);
}
"""####),
    ("barline.mjs", ####"""
// Barline in a web page: charts that a WebAssembly module lays out and moves, drawn on canvases and fed with what is done to them.
//
//   import * as barline from './barline.mjs';
//   const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'],
//     delegate: { didBeginSelection: event => console.log(event.label, event.value) } });
//
// Docs/Web.md says what there is.
import { Painter, decoder } from './painter.mjs';
import { settle } from './options.mjs';

const modules = new Map(), shown = new WeakMap();

/** The module for a kind of chart, once: from `source` (bytes, by gzip or plain, or a response), or the file beside this one. */
export function load(kind, source) {
  if (source || !modules.has(kind)) modules.set(kind, start(source ?? beside(`barline-${kind}.wasm.gz`)));
  return modules.get(kind);
}

// A file beside this one. Node cannot fetch one.
async function beside(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

async function start(source) {
  const charts = new Map();
  source = await source;
  const bytes = source instanceof Response ? new Uint8Array(await source.arrayBuffer()) : source;
  const { instance } = await instantiate(bytes, { barline: {
    changed: number => charts.get(number)?.redraw(),
    scrolled: number => charts.get(number)?.tell('didScroll', {}),
    selected: (number, kind, reason, item, series, value, address, count) => {
      const [label, seriesName, line] = decoder.decode(new Uint8Array(instance.exports.memory.buffer, address, count)).split('\0');
      charts.get(number)?.select(kind, { item, series, value: Number.isNaN(value) ? null : value, label, seriesName, line,
        reason: ['ended', 'cancelled', 'left', 'collapsed', 'removed', 'replaced'][reason] ?? null });
    },
  }, math: Math });
  return { exports: instance.exports, charts };
}

// What is packed is compiled while it is being unpacked.
function instantiate(bytes, imports) {
  if (bytes[0] !== 0x1f) return WebAssembly.instantiate(bytes, imports);
  const gzip = new DecompressionStream('gzip'), writer = gzip.writable.getWriter();
  // What is wrong with the bytes is told to whoever reads.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return WebAssembly.instantiateStreaming(new Response(gzip.readable, { headers: { 'Content-Type': 'application/wasm' } }), imports);
}

/** Lends a function bytes in the module's memory. */
export function lend({ exports }, bytes, use) {
  const address = exports.barline_allocate(bytes.byteLength);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), address);
  try { return use(address, bytes.byteLength); } finally { exports.barline_free(address); }
}

/** Opens the chart that `chart.encoded()` has made into bytes, on a canvas or, with null, on none. */
export async function open(canvas, kind, bytes, options = {}) {
  const module = await load(kind, options.module);
  const number = lend(module, bytes, (address, count) => module.exports[`barline_open_${kind}`](address, count));
  const { exports } = module, length = exports.barline_fault_count(number);
  if (length) {
    const fault = decoder.decode(new Uint8Array(exports.memory.buffer, exports.barline_fault(number), length));
    exports.barline_close(number);
    throw new Error(fault);
  }
  return new Chart(module, number, canvas, options);
}

const make = kind => async (canvas, options = {}) => {
  const module = await load(kind, options.module);
  const chart = new Chart(module, module.exports[`barline_make_${kind}`](), canvas, options);
  chart.set(options);
  return chart;
};
export const bar = make('bar'), line = make('line'), pie = make('pie'), funnel = make('funnel'), tier = make('tier');

const now = () => performance.now() / 1000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'Enter', ' '];

/** A chart: what is shown on a canvas, and what is done to it. */
export class Chart {
  constructor(module, number, canvas, options) {
    Object.assign(this, { module, number, canvas, options, wasm: module.exports, delegate: options.delegate ?? {} });
    module.charts.set(number, this);
    if (canvas) this.show();
  }

  /** Sets values, labels and whatever else `options` has, and reads it. */
  set(options) {
    if (!this.number) throw new Error('this chart is closed');
    settle(this, options, lend);
    this.redraw();
  }

  // Inputs. Each says whether it meant something to the chart: 'ignored', 'undecided' or 'claimed'.
  touch(phase, x, y, id = 1, time = now()) {
    return this.answer(this.wasm.barline_touch(this.number, ['began', 'moved', 'ended', 'cancelled'].indexOf(phase), id, x, y, time));
  }
  hover(x, y, time = now()) { return this.answer(this.wasm.barline_hover(this.number, 1, x, y, time)); }
  leave(time = now()) { return this.answer(this.wasm.barline_hover(this.number, 0, 0, 0, time)); }
  wheel(x, y, dx, dy, time = now()) { return this.answer(this.wasm.barline_wheel(this.number, x, y, dx, dy, time)); }
  /** A key by its name in KeyboardEvent.key. */
  key(name, time = now()) { return this.answer(keys.includes(name) ? this.wasm.barline_key(this.number, keys.indexOf(name), time) : 0); }
  answer(response) { return ['ignored', 'undecided', 'claimed'][response]; }

  resize(width, height, scale = 1, reducedMotion = false) {
    this.wasm.barline_resize(this.number, width, height, scale, reducedMotion ? 1 : 0);
  }
  get size() { return { width: this.wasm.barline_width(this.number), height: this.wasm.barline_height(this.number) }; }
  /** The point that a touch means a mark by; null where it is not there. */
  point(item, series = 0) {
    const [x, y] = [0, 1].map(down => this.wasm.barline_point(this.number, item, series, down));
    return Number.isNaN(x) ? null : [x, y];
  }
  isMoving(time = now()) { return this.wasm.barline_moving(this.number, time) === 1; }
  /** The drawing at a time, as the painter reads it. */
  drawing(time = now()) { return (this.painter ??= new Painter()).read(this.wasm, this.wasm.barline_draw(this.number, time)); }

  select(kind, event) {
    this.tell(['didBeginSelection', 'didMoveSelection', 'didEndSelection'][kind], event);
    if (this.voice) this.voice.textContent = kind === 2 ? '' : Painter.spoken([event.label, event.seriesName].filter(Boolean).join(', '), event.value);
  }
  tell(name, event) {
    this.delegate[name]?.(event, this);
    this.canvas?.dispatchEvent(new CustomEvent('barline', { bubbles: true, detail: { name, chart: this, ...event } }));
  }

  /** Lets go of the canvas, and of the chart's memory. */
  close() {
    this.life?.abort();
    this.observer?.disconnect();
    globalThis.cancelAnimationFrame?.(this.frame);
    this.marks?.remove();
    this.voice?.remove();
    this.module.charts.delete(this.number);
    this.wasm.barline_close(this.number);
    this.canvas = null;
    this.number = 0;
  }

  // The screen.

  redraw() {
    if (this.canvas && !this.frame) this.frame = requestAnimationFrame(() => this.paint());
  }

  paint() {
    this.frame = 0;
    if (!this.canvas) return;
    const time = now(), drawing = this.drawing(time), { dark } = this;
    const isDark = this.options.theme === 'dark' || this.options.theme !== 'light' && dark.matches;
    this.painter.paint(drawing, this.canvas.getContext('2d'), this.scale, isDark ? 1 : 0);
    this.painted ??= performance.now();
    if (this.isMoving(time)) this.redraw(); else this.describe(drawing);
  }

  /** Takes over the canvas's size and the screen's scale. */
  fit() {
    const { canvas } = this, { clientWidth: width, clientHeight: height } = canvas;
    this.scale = devicePixelRatio;
    const [w, h] = [Math.round(width * this.scale), Math.round(height * this.scale)];
    // Setting them clears the canvas: what is shown then is drawn at once, not in the next frame.
    const isNew = canvas.width !== w || canvas.height !== h;
    if (isNew) Object.assign(canvas, { width: w, height: h });
    this.resize(width, height, this.scale, this.still.matches);
    if (isNew) this.paint(); else this.redraw();
  }

  show() {
    const { canvas } = this, life = this.life = new AbortController();
    // A canvas shows one chart: who was there before is gone.
    shown.get(canvas)?.close();
    shown.set(canvas, this);
    const on = (target, name, heard, more) => target.addEventListener(name, heard, { signal: life.signal, ...more });
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.still = matchMedia('(prefers-reduced-motion: reduce)');
    on(this.dark, 'change', () => this.redraw());
    on(this.still, 'change', () => this.fit());
    const rescale = () => on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { this.fit(); rescale(); }, { once: true });
    rescale();
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(canvas);
    canvas.tabIndex = 0;
    canvas.style.touchAction = 'pan-y pinch-zoom';
    this.speak();
    this.listen(on);
  }

  listen(on) {
    const { canvas } = this;
    const place = event => {
      const box = canvas.getBoundingClientRect(), { clientWidth: width, clientHeight: height } = canvas;
      return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
    };
    const held = new Set();
    const end = phase => event => { if (held.delete(event.pointerId)) this.touch(phase, ...place(event), event.pointerId); };
    on(canvas, 'pointerdown', event => {
      if (event.button !== 0) return;
      held.add(event.pointerId);
      canvas.setPointerCapture(event.pointerId);
      this.touch('began', ...place(event), event.pointerId);
    });
    on(canvas, 'pointermove', event => {
      if (held.has(event.pointerId)) this.touch('moved', ...place(event), event.pointerId);
      else if (event.pointerType !== 'touch') this.hover(...place(event));
    });
    on(canvas, 'pointerup', end('ended'));
    on(canvas, 'pointercancel', end('cancelled'));
    on(canvas, 'pointerleave', event => { if (!held.has(event.pointerId) && event.pointerType !== 'touch') this.leave(); });
    on(canvas, 'wheel', event => {
      if (event.ctrlKey) return;
      const unit = [1, 16, canvas.clientHeight][event.deltaMode];
      if (this.wheel(...place(event), event.deltaX * unit, event.deltaY * unit) === 'claimed') event.preventDefault();
    }, { passive: false });
    on(canvas, 'keydown', event => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.key(event.key) === 'claimed') event.preventDefault();
    });
  }

  // Screen readers: an element for each mark, where the mark is, and a voice for the selection.

  speak() {
    const element = role => {
      const made = document.createElement('div');
      made.setAttribute('role', role);
      // Set one by one, as a strict Content-Security-Policy allows.
      Object.assign(made.style, { position: 'absolute', left: '0', top: '0', overflow: 'hidden', pointerEvents: 'none' });
      return made;
    };
    this.marks = element('list');
    this.voice = element('status');
    Object.assign(this.voice.style, { width: '1px', height: '1px', clipPath: 'inset(50%)' });
    this.canvas.setAttribute('role', 'application');
    this.canvas.after(this.marks, this.voice);
  }

  describe(drawing) {
    const { canvas, marks } = this, { edition } = drawing.sheets[1];
    if (this.described === edition) return;
    this.described = edition;
    setTimeout(() => {
      if (!this.canvas) return;
      canvas.setAttribute('aria-label', drawing.title || this.options.title || 'chart');
      Object.assign(marks.style, { left: canvas.offsetLeft + 'px', top: canvas.offsetTop + 'px', width: canvas.clientWidth + 'px', height: canvas.clientHeight + 'px' });
      marks.replaceChildren(...this.painter.marks(this.drawing()).slice(0, 2000).map(({ label, value, box: [x, y, right, bottom] }) => {
        const item = document.createElement('div');
        item.setAttribute('role', 'listitem');
        item.setAttribute('aria-label', Painter.spoken(label, value));
        Object.assign(item.style, { position: 'absolute', left: x + 'px', top: y + 'px', width: right - x + 'px', height: bottom - y + 'px' });
        return item;
      }));
    });
  }
}
"""####),
  ] }
}
