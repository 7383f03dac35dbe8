// What a page says of a chart, as the module takes it.

// In the order of their numbers in the module.
const numbers = ['minimumValue', 'maximumValue', 'showsValueLabels', 'selectsAllSeries', 'visibleItems', 'area', 'dots', 'hole', 'amount'];
// Those that are either so or not.
const flags = [2, 3, 5, 6];
const others = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'animated', 'delegate', 'module'];
/** How many rows a module takes; of positions one less. */
const mostRows = 1000;
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
function rows(values, name, most) {
  const found = isObject(values?.[0]) ? [...list(values, `as ${name}`)] : [values];
  if (found.length > most) throw new RangeError(`${found.length} rows of ${name}: a chart takes ${most} at most`);
  return found.map(row => row instanceof Float64Array ? row : Float64Array.from(list(row, `as ${name}`), one => number(one, `among the ${name}`)));
}

/**
 * Reads all that `options` has before anything is changed, and refuses what a chart does not know.
 * Comes back with what `chart` is to have, and with what its module is to be told: names of exports, and their arguments.
 */
export function prepare(options, chart = {}) {
  const all = { ...options }, state = {}, steps = [];
  for (const name in all) if (![...numbers, ...others].includes(name)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
  const { theme, delegate } = all;
  if (![undefined, 'light', 'dark', 'auto'].includes(theme)) refuse(theme, 'is no theme: light, dark or auto');
  if (delegate != null && !isObject(delegate)) refuse(delegate, 'as delegate is no object');
  if (theme) state.theme = theme;
  if (delegate !== undefined) state.delegate = delegate ?? {};
  if (all.tiers != null) {
    const tiers = [...list(all.tiers, 'as tiers')];
    for (const tier of tiers) if (!isObject(tier)) refuse(tier, 'among the tiers is no object');
    all.values = ['from', 'to'].map(end => tiers.map(tier => number(tier[end], `as ${end} of a tier`)));
    all.labels ??= tiers.map(tier => tier.label);
  }
  if (all.values != null) {
    const found = rows(all.values, 'values', mostRows);
    steps.push(['rows', state.rows = found.length], ...found.map((row, k) => ['values', k, row]));
  }
  if (all.positions != null) steps.push(...rows(all.positions, 'positions', mostRows - 1).map((row, k) => ['values', -1 - k, row]));
  const say = (what, texts, where) => steps.push(['texts', what, utf8.encode(Array.from(texts, one => text(one, where)).join(''))]);
  for (const [what, name] of ['labels', 'names'].entries()) if (all[name] != null) say(what, list(all[name], `as ${name}`), `among the ${name}`);
  if (all.title !== undefined || all.subtitle !== undefined) {
    const { title, subtitle } = state.words = { title: all.title ?? chart.words?.title, subtitle: all.subtitle ?? chart.words?.subtitle };
    say(2, [title, subtitle], 'as a title');
  }
  if (all.unit !== undefined) say(3, [all.unit], 'as unit');
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row. They stay when other values come.
  if ('colors' in all || state.rows) {
    const count = state.rows ?? chart.rows ?? 0, given = 'colors' in all ? all.colors : chart.colors;
    const colors = state.colors = typeof (given ?? '') === 'string' ? [given] : [...list(given, 'as colors')];
    const found = count > 1 || Array.isArray(colors[0]) ? colors : [colors];
    for (let k = 0; k < Math.max(count, found.length); k += 1) steps.push(['colors', k, Float64Array.from([found[k]].flat(), hex)]);
  }
  for (const [place, name] of numbers.entries()) if (name in all) steps.push(['option', place, (flags.includes(place) ? flag : number)(all[name], `as ${name}`)]);
  const isAnimated = flag(all.animated, 'as animated') === 1;
  if (steps.length) steps.push(['apply', isAnimated ? 1 : 0]);
  return [state, steps];
}
