// What a page says of a chart, as the module takes it.

const numbers = { minimumValue: 0, maximumValue: 1, showsValueLabels: 2, selectsAllSeries: 3, visibleItems: 4, area: 5, dots: 6, hole: 7, amount: 8 };
const utf8 = new TextEncoder();
const rows = values => (values.length && typeof values[0] === 'object' && values[0] !== null ? values : [values]);
const doubles = values => (values instanceof Float64Array ? values : Float64Array.from(values, value => value ?? NaN));
const hex = color => (color == null ? NaN : parseInt(color.slice(1), 16));

/** Tells a chart's module what `options` has; `lend` puts bytes into its memory. */
export function settle({ module, number, wasm }, options, lend) {
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
  if (options.title !== undefined || options.subtitle !== undefined) texts(2, [options.title, options.subtitle]);
  if (options.unit !== undefined) texts(3, [options.unit]);
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row.
  const colors = options.colors && (typeof options.colors === 'string' ? [options.colors] : options.colors);
  const count = options.values ? rows(options.values).length : 0;
  if (colors) (count > 1 || Array.isArray(colors[0]) ? colors : [colors]).forEach((row, k) => send('barline_colors', k, doubles([row].flat().map(hex))));
  else for (let k = 0; k < count; k += 1) send('barline_colors', k, doubles([NaN]));
  for (const [name, place] of Object.entries(numbers)) if (name in options) wasm.barline_option(number, place, Number(options[name] ?? NaN));
  wasm.barline_apply(number, options.animated ? 1 : 0);
}
