// What a page says of a chart, as the module takes it.

// In the order of their numbers in the module.
const numbers = ['minimumValue', 'maximumValue', 'showsValueLabels', 'selectsAllSeries', 'visibleItems', 'area', 'dots', 'hole', 'amount', 'keepsSelection'];
// Those that are either so or not.
const flags = [2, 3, 5, 6, 9];
const others = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'keepsTaps', 'animated', 'delegate', 'module'];
// Those that are laid over the rows that there are, and over those that come later too.
const styles = ['colors', 'area', 'dots'];
/** How many rows a module takes, of values and of positions. */
export const mostRows = 1000;
const utf8 = new TextEncoder();

const refuse = (value, what) => { throw new TypeError(`${typeof value === 'string' ? JSON.stringify(value) : String(value)} ${what}`); };
const isObject = value => Object(value) === value;

// Each reads a value that stands `where`, and refuses what is none.
const number = (value, where) => typeof (value ?? 0) === 'number' ? value ?? NaN : refuse(value, `${where} is no number`);
const flag = (value, where) => typeof (value ?? true) === 'boolean' ? Number(value ?? NaN) : refuse(value, `${where} is neither true nor false`);
const list = (value, where) => isObject(value) && value[Symbol.iterator] ? value : refuse(value, `${where} is no list`);
// A zero byte ends a text: one within it would cut it.
const text = (value, where) => isObject(value) || typeof value === 'symbol' ? refuse(value, `${where} is no text`) : String(value ?? '').replaceAll('\0', '\uFFFD') + '\0';

function hex(color) {
  if (color == null) return NaN;
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? refuse(color, 'is no colour such as "#6472ea"');
  return parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

/** Numbers, or rows of them, as rows of doubles. */
function rows(values, name) {
  const found = isObject(values?.[0]) ? [...list(values, `as ${name}`)] : [values];
  if (found.length > mostRows) throw new RangeError(`${found.length} rows of ${name}: a chart takes ${mostRows} at most`);
  return found.map(row => row instanceof Float64Array ? row : Float64Array.from(list(row, `as ${name}`), one => number(one, `among the ${name}`)));
}

/**
 * Reads all that `options` has before anything is changed, and refuses what a chart does not know. What is undefined is not said; what is
 * null is the chart's own again.
 * Comes back with what `chart` is to have, and with what its module is to be told: names of exports, and their arguments.
 */
export function prepare(options, chart = {}) {
  const all = { ...options }, state = {}, steps = [];
  for (const name in all) {
    if (![...numbers, ...others].includes(name)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
    if (all[name] === undefined) delete all[name];
  }
  const { theme, delegate } = all;
  if (![undefined, null, 'light', 'dark', 'auto'].includes(theme)) refuse(theme, 'is no theme: light, dark or auto');
  if (delegate != null && !isObject(delegate)) refuse(delegate, 'as delegate is no object');
  if ('theme' in all) state.theme = theme;
  if ('delegate' in all) state.delegate = delegate ?? {};
  if ('keepsTaps' in all) state.keepsTaps = flag(all.keepsTaps, 'as keepsTaps') === 1;
  if (all.tiers != null) {
    const tiers = [...list(all.tiers, 'as tiers')];
    for (const tier of tiers) if (!isObject(tier)) refuse(tier, 'among the tiers is no object');
    all.values = ['from', 'to'].map(end => tiers.map(tier => number(tier[end], `as ${end} of a tier`)));
    all.labels ??= tiers.map(tier => tier.label);
  }
  if (all.values != null) {
    const found = rows(all.values, 'values');
    steps.push(['rows', state.rows = found.length], ...found.map((row, k) => ['values', k, row]));
  }
  if ('positions' in all) {
    const found = all.positions === null ? [] : rows(all.positions, 'positions');
    steps.push(['rows', -1 - found.length], ...found.map((row, k) => ['values', -1 - k, row]));
  }
  const say = (what, texts, where) => steps.push(['texts', what, utf8.encode(Array.from(texts, one => text(one, where)).join(''))]);
  for (const [what, name] of ['labels', 'names'].entries()) if (name in all) say(what, list(all[name] ?? [], `as ${name}`), `among the ${name}`);
  for (const [name, what, where] of [['title', 2, 'as a title'], ['unit', 3, 'as unit'], ['subtitle', 4, 'as a subtitle']]) if (name in all) say(what, [all[name]], where);
  const laid = state.laid = { ...chart.laid };
  for (const name of styles) if (name in all) laid[name] = all[name];
  const isTold = name => name in all || state.rows && name in laid;
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row.
  if (isTold('colors')) {
    const count = state.rows ?? chart.rows ?? 0, isOne = typeof (laid.colors ?? '') === 'string';
    const colors = isOne ? [laid.colors] : laid.colors = [...list(laid.colors, 'as colors')];
    if (isOne) steps.push(['colors', -1, Float64Array.from(colors, hex)]);
    else {
      const found = count > 1 || Array.isArray(colors[0]) ? colors : [colors];
      for (let k = 0; k < Math.max(count, found.length); k += 1) steps.push(['colors', k, Float64Array.from([found[k]].flat(), hex)]);
    }
  }
  for (const [place, name] of numbers.entries()) {
    if (isTold(name)) steps.push(['option', place, (flags.includes(place) ? flag : number)((name in all ? all : laid)[name], `as ${name}`)]);
  }
  const isAnimated = flag(all.animated, 'as animated') === 1;
  if (steps.length) steps.push(['apply', isAnimated ? 1 : 0]);
  return [state, steps];
}
