// Barline in a web page: charts that a WebAssembly module lays out and moves, drawn on canvases and fed with what is done to them.
//
//   import * as barline from './barline.mjs';
//   const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'],
//     delegate: { didBeginSelection: event => console.log(event.label, event.value) } });
//
// Docs/Web.md says what there is.
import { Painter, decoder } from './painter.mjs';
import { settle } from './options.mjs';

const modules = new Map(), shown = new WeakMap(), encoder = new TextEncoder();
const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter('en');

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
    // What a module leaves to its page: the fewest digits that read back as a number, and the number that digits and an exponent are.
    write: (number, address) => encoder.encodeInto(String(number), new Uint8Array(instance.exports.memory.buffer, address, 32)).written,
    read: (digits, exponent) => Number(`${BigInt.asUintN(64, digits)}e${exponent}`),
    // Where the clusters of a text end, which no line is cut within; in a browser that does not know them, its code points.
    split: (address, count, ends) => {
      const { buffer } = instance.exports.memory, text = decoder.decode(new Uint8Array(buffer, address, count));
      const places = new Int32Array(buffer, ends, count), parts = segmenter ? Array.from(segmenter.segment(text), part => part.segment) : [...text];
      parts.reduce((end, part, place) => places[place] = end + encoder.encode(part).length, 0);
      return parts.length;
    },
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

const isPacked = bytes => bytes[0] === 0x1f;

// What is wrong with packed bytes is told to whoever reads.
function unpacked(bytes, headers) {
  const gzip = new DecompressionStream('gzip'), writer = gzip.writable.getWriter();
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Response(gzip.readable, { headers });
}

// What is packed is compiled while it is being unpacked.
const instantiate = (bytes, imports) => isPacked(bytes)
  ? WebAssembly.instantiateStreaming(unpacked(bytes, { 'Content-Type': 'application/wasm' }), imports)
  : WebAssembly.instantiate(bytes, imports);

/** Lends a function bytes in the module's memory. */
export function lend({ exports }, bytes, use) {
  const address = exports.barline_allocate(bytes.byteLength);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), address);
  try { return use(address, bytes.byteLength); } finally { exports.barline_free(address); }
}

/** Opens the chart that `chart.encoded()` has made into bytes, by gzip or plain, on a canvas or, with null, on none. */
export async function open(canvas, kind, bytes, options = {}) {
  const [module, content] = await Promise.all([load(kind, options.module), isPacked(bytes) ? unpacked(bytes).arrayBuffer() : bytes]);
  const number = lend(module, new Uint8Array(content), (address, count) => module.exports[`barline_open_${kind}`](address, count));
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
    // The observer tells of the size that a chart has begun with, too.
    const fitted = [width, height, devicePixelRatio, this.still.matches].join();
    if (fitted === this.fitted) return;
    this.fitted = fitted;
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
