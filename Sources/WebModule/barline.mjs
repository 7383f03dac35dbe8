// Barline in a web page: charts that a WebAssembly module lays out and moves, drawn on canvases and fed with what is done to them.
//
//   import * as barline from './barline.mjs';
//   const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'],
//     delegate: { didBeginSelection: event => console.log(event.label, event.value) } });
//
// Docs/Web.md says what there is.
import { Painter, clusters, decoder } from './painter.mjs';
import { mostRows, prepare } from './options.mjs';

const modules = new Map(), shown = new WeakMap(), encoder = new TextEncoder();

/** The module for a kind of chart, once: from `source` (bytes, by gzip or plain, or a response), or the file beside this one. */
export function load(kind, source) {
  const known = modules.get(kind);
  if (known && (!source || source === known.source)) return known.module;
  const found = { source, module: start(source || beside(`barline-${kind}.wasm.gz`)) };
  modules.set(kind, found);
  // What has not come may come another time.
  found.module.catch(() => modules.get(kind) === found && modules.delete(kind));
  return found.module;
}

// A file beside this one. Node cannot fetch one.
async function beside(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

// What a page's own function throws must not leave through the module, which would stay in the middle of what it does: it is thrown later.
function safely(act) {
  try { act(); } catch (error) {
    if (globalThis.reportError) reportError(error); else queueMicrotask(() => { throw error; });
  }
}

async function start(source) {
  const charts = new Map();
  source = await source;
  const bytes = source instanceof Response ? new Uint8Array(await source.arrayBuffer()) : source;
  const { instance } = await instantiate(bytes, { barline: {
    // What a module leaves to its page: the fewest digits that read back as a number, and the number that digits and an exponent are.
    write: (number, address) => encoder.encodeInto(String(number), new Uint8Array(instance.exports.memory.buffer, address, 32)).written,
    read: (digits, exponent) => Number(`${BigInt.asUintN(64, digits)}e${exponent}`),
    // Where the clusters of a text end.
    split: (address, count, ends) => {
      const { buffer } = instance.exports.memory, text = decoder.decode(new Uint8Array(buffer, address, count));
      const places = new Int32Array(buffer, ends, count), parts = clusters(text);
      parts.reduce((end, part, place) => places[place] = end + encoder.encode(part).length, 0);
      return parts.length;
    },
    changed: number => safely(() => charts.get(number)?.redraw()),
    scrolled: number => safely(() => charts.get(number)?.tell('didScroll', {})),
    selected: (number, kind, reason, item, series, value, address, count) => safely(() => {
      const [label, seriesName, line] = decoder.decode(new Uint8Array(instance.exports.memory.buffer, address, count)).split('\0');
      charts.get(number)?.select(kind, { item, series, value: Number.isNaN(value) ? null : value, label, seriesName, line,
        reason: ['ended', 'cancelled', 'left', 'collapsed', 'removed', 'replaced'][reason] ?? null });
    }),
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
  const { byteLength: count } = bytes, address = exports.barline_allocate(count);
  try {
    new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, count), address);
    return use(address, count);
  } finally { exports.barline_free(address); }
}

/** Opens the chart that `chart.encoded()` has made into bytes, by gzip or plain, on a canvas or, with null, on none. */
export async function open(canvas, kind, bytes, options) {
  const wanted = check(canvas, options);
  const [module, content] = await Promise.all([load(kind, options?.module), isPacked(bytes) ? unpacked(bytes).arrayBuffer() : bytes]);
  const number = lend(module, new Uint8Array(content), (address, count) => module.exports[`barline_open_${kind}`](address, count));
  const { exports } = module, length = exports.barline_fault_count(number);
  if (length) {
    const fault = decoder.decode(new Uint8Array(exports.memory.buffer, exports.barline_fault(number), length));
    exports.barline_close(number);
    throw new Error(fault);
  }
  return begin(module, number, canvas, wanted);
}

const make = kind => async (canvas, options) => {
  const wanted = check(canvas, options), module = await load(kind, options?.module);
  return begin(module, module.exports[`barline_make_${kind}`](), canvas, wanted);
};
// (Marked, so that a script that makes none goes without them.)
export const bar = /* @__PURE__ */ make('bar'), line = /* @__PURE__ */ make('line'), pie = /* @__PURE__ */ make('pie'),
  funnel = /* @__PURE__ */ make('funnel'), tier = /* @__PURE__ */ make('tier');

// All that can be refused is refused before a chart is made, and before the one that a canvas shows is gone.
function check(canvas, options) {
  const wanted = prepare(options);
  if (canvas === null || canvas?.localName === 'canvas' && canvas.getContext('2d')) return wanted;
  throw new TypeError(`a chart is shown on a canvas with a 2d context, or on null: not on ${String(canvas)}`);
}

function begin(module, number, canvas, wanted) {
  const chart = new Chart(module, number);
  try {
    chart.rows = module.exports.barline_rows(number, mostRows);
    chart.take(wanted);
    // Whether a list of colours is one a row or one an item is known only now, where the rows are those that were opened.
    if (!wanted[0].rows && Array.isArray(chart.laid.colors)) chart.take(prepare({ colors: chart.laid.colors }, chart));
    if (canvas) chart.show(canvas);
    return chart;
  } catch (error) {
    chart.close();
    throw error;
  }
}

const now = () => performance.now() / 1000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'Enter', ' '];

/** A chart: what is shown on a canvas, and what is done to it. */
export class Chart {
  constructor(module, number) {
    Object.assign(this, { module, number, canvas: null, wasm: module.exports, delegate: {} });
    module.charts.set(number, this);
  }

  /** Sets values, labels and whatever else `options` has, and reads it. */
  set(options) {
    if (!this.number) throw new Error('this chart is closed');
    this.take(prepare(options, this));
  }
  take([state, steps]) {
    Object.assign(this, state);
    // What the last finger was promised ends with it.
    if (state.keepsTaps === false) this.wasm.barline_option(this.number, 10, 0);
    for (const [name, what, value] of steps) {
      const tell = this.wasm[`barline_${name}`];
      if (ArrayBuffer.isView(value)) lend(this.module, value, (address, count) => tell(this.number, what, address, count));
      else tell(this.number, what, value);
    }
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
  /** The drawing at a time, as the painter reads it; null where the chart is closed, be it by what it has told while it drew. */
  drawing(time = now()) {
    const address = this.wasm.barline_draw(this.number, time);
    return this.number ? (this.painter ??= new Painter()).read(this.wasm, address) : null;
  }

  select(kind, event) {
    this.tell(['didBeginSelection', 'didMoveSelection', 'didEndSelection'][kind], event);
    if (this.voice) this.voice.textContent = kind === 2 ? '' : Painter.spoken([event.label, event.seriesName].filter(Boolean).join(', '), event.value);
  }
  tell(name, event) {
    safely(() => this.delegate[name]?.(event, this));
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
    // What is not laid out is not drawn: its motion begins when it is seen.
    const time = now(), drawing = this.fitted && this.drawing(time);
    if (!drawing) return;
    const { theme, dark } = this, isDark = theme === 'dark' || theme !== 'light' && dark.matches;
    this.painter.paint(drawing, this.canvas.getContext('2d'), this.scale, isDark ? 1 : 0);
    this.painted ??= performance.now();
    const isMoving = this.isMoving(time);
    if (isMoving) this.redraw();
    // What is on its way is told of at once when there is nothing yet, and else when it has come.
    if (!isMoving || !this.described) this.describe(drawing);
  }

  /** Takes over the canvas's size and the screen's scale. */
  fit() {
    const { canvas } = this, { clientWidth: width, clientHeight: height } = canvas;
    this.place();
    if (!width || !height) return;
    // The observer tells of the size that a chart has begun with, too.
    const fitted = [width, height, devicePixelRatio, this.still.matches].join();
    if (fitted === this.fitted) return;
    this.fitted = fitted;
    this.scale = devicePixelRatio;
    const [w, h] = [Math.round(width * this.scale), Math.round(height * this.scale)];
    // Setting them clears the canvas: what is shown then is drawn at once, not in the next frame.
    const isNew = canvas.width !== w || canvas.height !== h;
    if (isNew) Object.assign(canvas, { width: w, height: h });
    // A canvas that no style sizes is as large as its pixels are many: it would grow for ever on a screen of a finer scale.
    if (canvas.clientWidth !== width) canvas.style.width = `${width}px`;
    this.resize(width, height, this.scale, this.still.matches);
    if (isNew) this.paint(); else this.redraw();
  }

  show(canvas) {
    const life = this.life = new AbortController();
    // A canvas shows one chart: who was there before is gone.
    shown.get(canvas)?.close();
    shown.set(this.canvas = canvas, this);
    const on = (target, name, heard, more) => target.addEventListener(name, heard, { signal: life.signal, ...more });
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.still = matchMedia('(prefers-reduced-motion: reduce)');
    on(this.dark, 'change', () => this.redraw());
    on(this.still, 'change', () => this.fit());
    const rescale = () => on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { this.fit(); rescale(); }, { once: true });
    rescale();
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(canvas);
    on(document, 'scroll', () => this.place(), { capture: true, passive: true });
    canvas.tabIndex = 0;
    canvas.style.touchAction = 'pan-y pinch-zoom';
    this.speak();
    this.listen(on);
  }

  listen(on) {
    const { canvas } = this;
    const place = event => {
      // What a finger taps may stay where what a mouse clicks does not: a mouse has been over it, and will be.
      if (this.keepsTaps) this.wasm.barline_option(this.number, 10, event.pointerType === 'mouse' ? 0 : 1);
      const box = canvas.getBoundingClientRect(), { clientWidth: width, clientHeight: height } = canvas;
      return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
    };
    const held = new Set();
    const end = phase => event => { if (held.delete(event.pointerId)) this.touch(phase, ...place(event), event.pointerId); };
    on(canvas, 'pointerdown', event => {
      if (event.button !== 0) return;
      held.add(event.pointerId);
      // A pointer that a script has made up cannot be captured.
      try { canvas.setPointerCapture(event.pointerId); } catch {}
      this.touch('began', ...place(event), event.pointerId);
    });
    on(canvas, 'pointermove', event => {
      if (held.has(event.pointerId)) this.touch('moved', ...place(event), event.pointerId);
      else if (event.pointerType !== 'touch') this.hover(...place(event));
    });
    on(canvas, 'pointerup', event => {
      end('ended')(event);
      // A mouse that lets go is still there: only its next move would tell.
      const isThere = canvas.getRootNode().elementFromPoint?.(event.clientX, event.clientY) === canvas;
      if (event.pointerType === 'mouse' && isThere) this.hover(...place(event));
    });
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
      Object.assign(made.style, { position: 'absolute', overflow: 'hidden', pointerEvents: 'none' });
      return made;
    };
    this.marks = element('list');
    this.voice = element('status');
    Object.assign(this.voice.style, { left: '0', top: '0', width: '1px', height: '1px', clipPath: 'inset(50%)' });
    this.canvas.setAttribute('role', 'application');
    this.spot = [0, 0];
    this.place();
  }

  /**
   * Lays the elements over the canvas, which its page may move, take away and bring back.
   * They stand where the flow of the page puts them, so that most of what moves the canvas moves them, and are shifted from there.
   */
  place() {
    const { canvas, marks, voice } = this;
    if (!canvas.isConnected) {
      marks.remove();
      voice.remove();
      return;
    }
    if (marks.parentNode !== canvas.parentNode) {
      canvas.after(marks, voice);
      // Where the canvas is moved, one of these has another size, mostly.
      for (let around = canvas; (around = around.parentElement);) this.observer.observe(around);
    }
    Object.assign(marks.style, { width: canvas.clientWidth + 'px', height: canvas.clientHeight + 'px' });
    const here = canvas.getBoundingClientRect(), there = marks.getBoundingClientRect(), scale = here.width / canvas.offsetWidth || 1;
    const [x, y] = this.spot = [this.spot[0] + (here.x - there.x) / scale, this.spot[1] + (here.y - there.y) / scale];
    marks.style.translate = `${x}px ${y}px`;
  }

  describe(drawing) {
    const { canvas, marks } = this, { edition } = drawing.sheets[1];
    this.place();
    if (this.described === edition) return;
    this.described = edition;
    canvas.setAttribute('aria-label', drawing.title || this.title || 'chart');
    setTimeout(() => {
      const drawing = this.canvas && this.drawing();
      if (drawing) marks.replaceChildren(...this.painter.marks(drawing).slice(0, 2000).map(({ label, value, box: [x, y, right, bottom] }) => {
        const item = document.createElement('div');
        item.setAttribute('role', 'listitem');
        item.setAttribute('aria-label', Painter.spoken(label, value));
        Object.assign(item.style, { position: 'absolute', left: x + 'px', top: y + 'px', width: right - x + 'px', height: bottom - y + 'px' });
        return item;
      }));
    });
  }
}
