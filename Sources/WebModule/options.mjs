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
