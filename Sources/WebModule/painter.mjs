// Reads a drawing from the module's memory and paints it on a canvas.

export const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const families = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif';
const [fill, stroke, write, push, pop] = [0, 1, 2, 3, 4], path = 4;
const counts = [2, 2, 6, 0];
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const roles = ['bar', 'line', 'point', 'slice', 'stage', 'tier', 'summary', 'custom'];

const css = color => {
  const alpha = Math.floor(color / 16777216) / 1000, rgb = color % 16777216;
  return alpha === 1 ? '#' + rgb.toString(16).padStart(6, '0') : `rgba(${rgb >> 16},${rgb >> 8 & 255},${rgb & 255},${alpha})`;
};

// The clusters of a text, which no line is cut within; in a browser that does not know them, its code points. What is below U+0300 stands
// alone, and a segmenter takes as long to make as a chart does to be drawn.
let segmenter;
export function clusters(text) {
  if (/^[^\r\u0300-\uffff]*$/.test(text) || !globalThis.Intl?.Segmenter) return [...text];
  segmenter ??= new Intl.Segmenter('en');
  return Array.from(segmenter.segment(text), part => part.segment);
}

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
