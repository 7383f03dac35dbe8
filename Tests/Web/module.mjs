// The modules without a page: charts are made and opened, drawn, touched and closed in node.
//
// usage: node Tests/Web/module.mjs MODULES [PAGE]...      MODULES: the folder of barline-bar.wasm.gz and its like; PAGE: pages whose charts are opened too
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { unpack } from '../../Sources/WebModule/packing.mjs';
import * as barline from '../../Sources/WebModule/barline.mjs';
import { Painter, clusters } from '../../Sources/WebModule/painter.mjs';

const [folder, ...pages] = process.argv.slice(2);
const kinds = ['bar', 'line', 'pie', 'funnel', 'tier'];
for (const kind of kinds) await barline.load(kind, fs.readFileSync(`${folder}/barline-${kind}.wasm.gz`));

const given = {
  bar: { values: [3, 5, null, 2], labels: ['a', 'b', 'c', 'd'], title: 'Bars' },
  line: { values: [[3, 5, 4, 2], [1, 2, 3, 4]], labels: ['a', 'b', 'c', 'd'], names: ['one', 'two'], dots: true },
  pie: { values: [3, 5, 2], labels: ['a', 'b', 'c'] },
  funnel: { values: [100, 40, 10], labels: ['seen', 'tried', 'bought'] },
  tier: { tiers: [{ from: 0, to: 100, label: 'Bronze' }, { from: 100, to: 300, label: 'Silver' }], amount: 140 },
};
let time = 0;
/** A chart at rest, without a canvas, with a list of what its delegate hears. */
async function chart(kind, options = given[kind]) {
  const log = [];
  const hear = event => log.push(event.line);
  const made = await barline[kind](null, { ...options, delegate: { didBeginSelection: hear, didMoveSelection: hear, didEndSelection: hear } });
  made.resize(640, 360);
  made.drawing(time += 1);
  made.drawing(time += 5);
  return { made, log };
}
const marks = made => { const drawing = made.drawing(time); return made.painter.marks(drawing); };
const center = ({ box: [x, y, right, bottom] }) => [(x + right) / 2, (y + bottom) / 2];

const tests = {
  async 'each kind draws marks that are called as they were given, inside the chart'() {
    const words = { bar: ['a: 3', 'b: 5', 'd: 2'], pie: ['a: 3', 'b: 5', 'c: 2'], funnel: ['seen: 100', 'tried: 40', 'bought: 10'] };
    for (const kind of kinds) {
      const { made } = await chart(kind), found = marks(made);
      assert(found.length > 0, kind);
      for (const { box } of found) assert(box[0] >= 0 && box[1] >= 0 && box[2] <= 640 && box[3] <= 360, `${kind}: ${box}`);
      if (words[kind]) assert.deepEqual(found.map(mark => Painter.spoken(mark.label, mark.value)), words[kind]);
      made.close();
    }
  },
  async 'a tap on a bar begins and ends a selection, and tells the delegate'() {
    const { made, log } = await chart('bar');
    const [x, y] = center(marks(made)[1]);
    assert.equal(made.touch('began', x, y, 1, time), 'claimed');
    assert.equal(made.touch('ended', x, y, 1, time), 'claimed');
    assert.deepEqual(log, ['began bar 1 "b" series 0 value 5', 'ended bar 1 "b" series 0 value 5 (ended)']);
    made.close();
  },
  async 'a tap on a slice is kept until it is tapped again'() {
    const { made, log } = await chart('pie');
    const found = marks(made)[0];
    // The middle of a slice of 3 in 10: an eighth and a bit of a turn from the top.
    const [x, y] = [320 + 60 * Math.sin(0.3 * Math.PI), 180 - 60 * Math.cos(0.3 * Math.PI)];
    for (const phase of ['began', 'ended', 'began', 'ended']) made.touch(phase, x, y, 1, time += 0.1);
    assert.equal(log.length, 2, `${found.box} ${log}`);
    made.close();
  },
  async 'new values are read, and old rows are forgotten'() {
    const { made } = await chart('bar');
    made.set({ values: [[1, 2], [3, 4]], labels: ['x', 'y'], names: ['p', 'q'] });
    assert.equal(marks(made).length, 4);
    made.set({ values: [7] });
    assert.deepEqual(marks(made).map(mark => mark.value), [7]);
    made.close();
  },
  async 'nothing traps: empty, missing, huge, infinite, tiny, of no size'() {
    for (const kind of kinds) {
      for (const values of [[], [null], [1e308, -1e308], [Infinity, NaN, 0, -0], [5e-324]]) {
        const { made } = await chart(kind, { values, labels: ['</script>', '\0', '\u2028'] });
        for (const [width, height] of [[0, 0], [NaN, 10], [1, 1], [1e6, 5], [320, 200]]) {
          made.resize(width, height);
          marks(made);
          for (const phase of ['began', 'moved', 'ended']) made.touch(phase, width / 2, height / 2, 1, time);
        }
        made.close();
      }
    }
  },
  async 'texts of every script, short and long, are drawn, cut, compared and told'() {
    const parts = ['a', 'é', 'e\u0301', '\u1112\u1161\u11ab', '한', '🇩🇪', '👩\u200d👧', 'क़', 'ﬁ', '中文', 'עברית', '\u{1d15e}', '\ufeff', '\0', '\r\n', ' '];
    const words = parts.flatMap(part => [part, part.repeat(3), part.repeat(40), part.repeat(3000), `${part} 2024-01-31 14:30`]);
    for (const kind of kinds) {
      for (let k = 0; k < words.length; k += 1) {
        const labels = [0, 1, 2].map(step => words[(k + step * 7) % words.length]);
        const values = [3.25, 1e21 / 3, 5e-7], tiers = labels.map((label, step) => ({ from: 100 * step, to: 100 * step + 100, label }));
        const named = kind === 'line' ? { names: labels.slice(0, 1) } : {};
        const options = kind === 'tier' ? { tiers, amount: 140 } : { values: kind === 'line' ? [values] : values, labels, ...named };
        const { made, log } = await chart(kind, { ...options, title: labels[0], subtitle: labels[1], unit: labels[2].slice(0, 5) });
        made.set({ title: labels[2] });
        for (const mark of marks(made)) {
          const [x, y] = center(mark);
          for (const phase of ['began', 'moved', 'ended']) made.touch(phase, x, y, 1, time += 0.1);
          marks(made);
        }
        assert(kind === 'tier' || log.length > 0, `${kind}: ${labels}`);
        made.close();
      }
    }
  },
  async 'the clusters of a text are those of Unicode, also where nobody asks for them'() {
    const segmenter = new Intl.Segmenter('en'), letters = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code));
    const check = text => assert.deepEqual(clusters(text), Array.from(segmenter.segment(text), part => part.segment));
    // Each two of those that stand alone, either way round; and some that do not.
    for (const one of letters) check(letters.map(other => one + other).join(''));
    for (const text of ['', '\r\n', 'e\u0301', 'a\u0300b', '👩\u200d👧', '©\ufe0f', '한\u11ab', 'क़', '🇩🇪🇫🇷']) check(text);
  },
  async 'numbers have the digits that they have everywhere'() {
    const numbers = [0.1 + 0.2, 1e-5, 0.0001, 123456.789, 9007199254740992, 9007199254740994, 1e16, 1.5e300, 5e-324, -36205];
    const said = ['0.30000000000000004', '1e-05', '0.0001', '123456.789', '9007199254740992', '9.007199254740994e+15', '1e+16', '1.5e+300', '5e-324', '-36205'];
    for (let k = 0; k < numbers.length; k += 1) {
      const { made, log } = await chart('bar', { values: [numbers[k]], labels: ['x'] });
      made.key('ArrowRight');
      assert.deepEqual(log, [`began bar 0 "x" series 0 value ${said[k]}`]);
      made.close();
    }
  },
  async 'a title and a subtitle are drawn, and stay when something else is set'() {
    for (const kind of kinds) {
      const { made } = await chart(kind, { ...given[kind], title: 'Above', subtitle: 'Below' });
      const said = () => { made.drawing(time += 5); return made.painter.tables[0].strings; };
      for (const word of ['Above', 'Below']) assert(said().includes(word), `${kind}: ${said()}`);
      made.set({ title: 'Another' });
      for (const word of ['Another', 'Below']) assert(said().includes(word), `${kind}: ${said()}`);
      made.close();
    }
  },
  async 'colours stay when other values are set'() {
    const { made } = await chart('bar', { values: [1, 2, 3], colors: ['#ff0000', '#0f0', '#0000ff'] });
    const paints = () => { made.drawing(time += 5); return JSON.stringify(made.painter.tables[1].paints); };
    const before = paints();
    made.set({ values: [4, 6, 1] });
    assert.equal(paints(), before);
    made.set({ colors: null });
    assert.notEqual(paints(), before);
    made.close();
  },
  async 'a selection outlives the finger where that is asked, for every kind, and as the kind has it where it is not'() {
    for (const kind of kinds) {
      const { made, log } = await chart(kind);
      const [x, y] = made.point(1);
      const tap = () => {
        for (const phase of ['began', 'ended']) made.touch(phase, x, y, 1, time += 0.1);
        return log.splice(0).map(line => `${line.split(' ')[0]}${/\(\w+\)$/.exec(line)?.[0] ?? ''}`).join(' ');
      };
      const kept = ['began', 'ended(ended)'], passing = Array(2).fill('began ended(ended)');
      for (const [keepsSelection, said] of [[true, kept], [false, passing], [null, ['bar', 'line'].includes(kind) ? passing : kept]]) {
        made.set({ keepsSelection });
        assert.deepEqual([tap(), tap()], said, `${kind} ${keepsSelection}`);
        made.set({ title: 'it stays so' });
        assert.deepEqual([tap(), tap()], said, `${kind} ${keepsSelection}`);
      }
      made.close();
    }
    const { made, log } = await chart('bar', { ...given.bar, keepsSelection: true });
    for (const phase of ['began', 'ended']) made.touch(phase, ...made.point(1), 1, time += 0.1);
    assert.equal(log.length, 1);
    made.hover(...made.point(0), time += 0.1);
    made.leave(time += 0.1);
    assert.equal(log.length, 1, 'a pointer leaves it alone');
    made.key('Escape', time += 0.1);
    assert.deepEqual(log, ['began bar 1 "b" series 0 value 5', 'ended bar 1 "b" series 0 value 5 (ended)']);
    made.close();
  },
  async 'what has been set is the chart\'s own again by null'() {
    const settings = {
      bar: { labels: ['p', 'q'], names: ['one', 'two'], title: 'T', subtitle: 'S', unit: 'km', colors: '#123456', minimumValue: -50, maximumValue: 99, showsValueLabels: true,
        selectsAllSeries: true, visibleItems: 2 },
      line: { labels: ['p', 'q'], names: ['one', 'two'], title: 'T', subtitle: 'S', unit: 'km', colors: ['#123456', '#654321'], minimumValue: -50, maximumValue: 99, selectsAllSeries: true,
        visibleItems: 2, positions: [[0, 1, 5, 6], [0, 2, 3, 9]], area: true, dots: true },
      pie: { labels: ['p', 'q'], title: 'T', subtitle: 'S', unit: 'km', colors: ['#123456', null, '#000'], hole: 0.5 },
      funnel: { labels: ['p', 'q'], title: 'T', subtitle: 'S', unit: 'km', colors: '#123456' },
      tier: { title: 'T', subtitle: 'S', unit: 'km', amount: 140 },
    };
    const data = { bar: { values: [[3, 5, 4], [1, 2, 3]] }, line: { values: [[3, 5, 4, 2], [1, 2, 3, 4]] }, pie: { values: [3, 5, 2] }, funnel: { values: [100, 40, 10] }, tier: { tiers: given.tier.tiers } };
    const seen = async (kind, ...steps) => {
      const { made } = await chart(kind, data[kind]);
      for (const step of steps) made.set(step);
      made.key('ArrowRight', time += 1);
      const drawing = made.drawing(time += 5), text = JSON.stringify([drawing.title, drawing.sheets.map(({ edition, ...sheet }) => sheet)]);
      made.close();
      return text;
    };
    for (const kind of kinds) {
      const plain = await seen(kind), nothing = Object.fromEntries(Object.keys(settings[kind]).map(name => [name, null]));
      assert.equal(await seen(kind, settings[kind], nothing), plain, kind);
      for (const name in settings[kind]) {
        const [value, rest] = [{ [name]: settings[kind][name] }, kind === 'bar' && name === 'selectsAllSeries' ? { names: ['one', 'two'] } : {}];
        assert.notEqual(await seen(kind, rest, value), await seen(kind, rest), `${kind} ${name} counts`);
        assert.equal(await seen(kind, rest, value, { [name]: null }), await seen(kind, rest), `${kind} ${name}`);
        assert.equal(await seen(kind, rest, value, { [name]: undefined }), await seen(kind, rest, value), `${kind} ${name} is not said`);
      }
    }
  },
  async 'lines that come later have the areas, dots and colours that have been set'() {
    const look = async (...steps) => {
      const { made } = await chart('line', steps[0]);
      for (const step of steps.slice(1)) made.set(step);
      const drawing = made.drawing(time += 5), { items, numbers, paints } = drawing.sheets[1], text = JSON.stringify([[...items], [...numbers], paints]);
      made.close();
      return text;
    };
    const values = [[3, 5, 4, 2], [1, 2, 3, 4]], style = { area: true, dots: true, colors: '#123456' };
    assert.equal(await look({ values: [3, 5, 4, 2], ...style }, { values }), await look({ values, ...style }));
    assert.equal(await look({ ...style }, { values }), await look({ values, ...style }));
    assert.notEqual(await look({ values: [3, 5, 4, 2], ...style }, { values }), await look({ values }));
    // Positions that are not told again are gone; those of fewer lines are those of these lines.
    assert.equal(await look({ values, positions: [[0, 1, 5, 6], [0, 2, 3, 9]] }, { positions: [[0, 1, 5, 6]] }), await look({ values, positions: [[0, 1, 5, 6]] }));
  },
  async 'what a chart does not know is refused, and nothing of it is set'() {
    for (const [wrong, reason] of [
      [{ vals: [1] }, /no option "vals"/], [{ colors: ['red'] }, /"red" is no colour/], [{ colors: '#12345' }, /no colour/], [{ theme: 'blue' }, /no theme/],
      [{ values: ['x', 2] }, /"x" among the values/], [{ values: [[1], [true]] }, /true among the values/], [{ values: 5 }, /5 as values is no list/],
      [{ values: '' }, /"" as values is no list/], [{ values: [[1], 2] }, /2 as values is no list/], [{ values: [1n] }, /1 among the values/], [{ toString: 1 }, /no option "toString"/],
      [{ labels: 5 }, /5 as labels is no list/], [{ labels: 'abc' }, /as labels is no list/], [{ labels: [{}] }, /among the labels is no text/],
      [{ labels: [Symbol('x')] }, /Symbol\(x\) among the labels is no text/], [{ names: 'x' }, /"x" as names is no list/], [{ title: Symbol('x') }, /as a title is no text/],
      [{ subtitle: {} }, /no text/], [{ unit: [] }, /as unit is no text/], [{ positions: 5 }, /as positions is no list/], [{ positions: ['x'] }, /"x" among the positions/],
      [{ colors: 5 }, /5 as colors/], [{ colors: [null, {}] }, /no colour/], [{ colors: '' }, /"" is no colour/],
      [{ minimumValue: 'abc' }, /"abc" as minimumValue is no number/], [{ maximumValue: Symbol('x') }, /as maximumValue is no number/], [{ visibleItems: 'ten' }, /"ten" as visibleItems/],
      [{ visibleItems: 10n }, /10 as visibleItems/], [{ amount: {} }, /as amount is no number/], [{ amount: '5 kr' }, /"5 kr" as amount/], [{ hole: true }, /true as hole/],
      [{ animated: 'x' }, /"x" as animated is neither true nor false/], [{ showsValueLabels: 1 }, /1 as showsValueLabels/], [{ delegate: 5 }, /5 as delegate is no object/],
      [{ tiers: 5 }, /5 as tiers is no list/], [{ tiers: [null] }, /null among the tiers is no object/], [{ tiers: [{ from: 'x', to: 'y' }] }, /"x" as from of a tier/],
      [{ tiers: [{ from: 1, to: 'y' }] }, /"y" as to of a tier/],
    ]) {
      await assert.rejects(barline.bar(null, wrong), { name: 'TypeError', message: reason });
      const { made } = await chart('bar');
      assert.throws(() => made.set({ values: [9], ...wrong }), { name: 'TypeError', message: reason });
      assert.deepEqual(marks(made).map(mark => mark.value), [3, 5, 2]);
      made.set({ subtitle: 'something else' });
      assert.deepEqual(marks(made).map(mark => Painter.spoken(mark.label, mark.value)), ['a: 3', 'b: 5', 'd: 2']);
      made.close();
      assert.throws(() => made.set({ values: [1] }), /closed/);
    }
  },
  async 'a list is anything that can be gone through, and null is what is missing'() {
    const { made } = await chart('bar', { values: new Set([3, 5]), labels: new Int32Array([2001, 2002]), colors: null, minimumValue: null, showsValueLabels: null, tiers: null, title: null });
    assert.deepEqual(marks(made).map(mark => Painter.spoken(mark.label, mark.value)), ['2001: 3', '2002: 5']);
    made.set({ values: function* () { yield 7; }(), animated: null, delegate: null, theme: undefined });
    assert.deepEqual(marks(made).map(mark => mark.value), [7]);
    made.close();
  },
  async 'a thousand rows are taken, and more are refused'() {
    const many = count => Array.from({ length: count }, (_, k) => [k + 1, 2]);
    for (const kind of ['bar', 'line']) {
      const { made } = await chart(kind, { values: many(1000), positions: kind === 'line' ? many(1000).map(() => [0, 1]) : null });
      made.resize(30000, 300);
      made.drawing(time += 5);
      assert(made.point(0, 999), kind);
      if (kind === 'line') {
        const [x] = made.point(1, 999);
        made.set({ positions: many(1000).map((_, k) => k === 999 ? [0, 0.5] : [0, 1]) });
        assert(Math.abs(made.point(1, 999)[0] - (made.point(0, 999)[0] + x) / 2) < 1, 'the last row has positions, too');
      }
      assert.throws(() => made.set({ values: many(1001) }), { name: 'RangeError', message: /1001 rows of values: a chart takes 1000 at most/ });
      assert.throws(() => made.set({ positions: many(1001) }), { name: 'RangeError', message: /1001 rows of positions: a chart takes 1000 at most/ });
      made.close();
      await assert.rejects(barline[kind](null, { values: many(1500) }), RangeError);
    }
  },
  async 'what is refused leaves no chart and no memory behind'() {
    const { charts, exports } = await barline.load('bar'), [count, size] = [charts.size, exports.memory.buffer.byteLength];
    for (let k = 0; k < 20000; k += 1) await barline.bar(null, k % 2 ? { values: ['x'] } : { nonsense: 1 }).then(assert.fail, error => assert.equal(error.name, 'TypeError'));
    await assert.rejects(barline.open(null, 'bar', new Uint8Array(9), { theme: 'blue' }), /no theme/);
    assert.deepEqual([charts.size, exports.memory.buffer.byteLength], [count, size]);
  },
  async 'what is no canvas is refused, and nothing is made'() {
    const { charts } = await barline.load('bar'), count = charts.size;
    for (const junk of ['#a', 5, undefined, {}, { localName: 'div' }, { localName: 'canvas', getContext: () => null }]) {
      await assert.rejects(barline.bar(junk, given.bar), { name: 'TypeError', message: /on a canvas .* or on null/ });
      await assert.rejects(barline.open(junk, 'bar', new Uint8Array(0)), { name: 'TypeError', message: /on a canvas/ });
    }
    assert.equal(charts.size, count);
  },
  async 'a delegate that throws is heard again, and what it throws is thrown later'() {
    for (const kind of kinds) {
      const { exports } = await barline.load(kind), seen = [], said = [], hear = name => () => { said.push(name); throw new Error('mine'); };
      const note = error => seen.push(error.message);
      process.on('uncaughtException', note);
      const made = await barline[kind](null, { ...given[kind], delegate: { didBeginSelection: hear('began'), didMoveSelection: hear('moved'), didEndSelection: hear('ended') } });
      made.resize(640, 360);
      made.drawing(time += 1);
      const round = async count => {
        for (let k = 0; k < count; k += 1) {
          made.key('ArrowRight', time += 1);
          made.key('Escape', time += 1);
          if (k % 1000 === 0) await new Promise(setImmediate);
        }
        await new Promise(setImmediate);
      };
      await round(2);
      assert.deepEqual(said, ['began', 'ended', 'began', 'ended'], kind);
      assert.deepEqual(seen, Array(4).fill('mine'));
      const before = exports.memory.buffer.byteLength;
      await round(10000);
      process.off('uncaughtException', note);
      assert.equal(seen.length, 20004);
      assert.equal(exports.memory.buffer.byteLength, before);
      made.close();
    }
  },
  async 'another delegate hears from then on'() {
    const { made, log } = await chart('bar'), other = [];
    made.set({ title: 'the delegate stays' });
    made.key('ArrowRight');
    assert.equal(log.length, 1);
    made.set({ delegate: { didMoveSelection: event => other.push(event.label) } });
    made.key('ArrowRight');
    assert.deepEqual([log.length, other], [1, ['b']]);
    made.set({ delegate: null });
    made.key('ArrowLeft');
    assert.deepEqual([log.length, other], [1, ['b']]);
    made.close();
  },
  async 'a chart that is opened takes options as one that is made'() {
    const html = fs.readFileSync(pages[0], 'utf8'), [, kind, count, body] = html.match(/<figure data-chart="(\w+)"[^]*?octet-stream" data-bytes="(\d+)">([^<]*)</);
    const made = await barline.open(null, kind, unpack(body, Number(count)), { title: 'Another', values: [4, 6] });
    const drawing = made.drawing(time += 1);
    assert.deepEqual([drawing.title, marks(made).map(mark => mark.value)], ['Another', [4, 6]]);
    made.close();
    await assert.rejects(barline.open(null, kind, unpack(body, Number(count)), { value: [4, 6] }), /no option "value"/);
    // What it is not told stays as it came: here its title, and the colours of two lines.
    const lines = fs.readFileSync(pages[1], 'utf8').match(/<figure data-chart="line"[^]*?octet-stream" data-bytes="(\d+)">([^<]*)</);
    const two = await barline.open(null, 'line', unpack(lines[2], Number(lines[1])), { subtitle: 'under it' });
    assert.equal(two.drawing(time += 1).title, 'Two lines');
    const paints = () => { two.drawing(time += 5); return JSON.stringify(two.painter.tables[1].paints); }, before = paints();
    two.set({ colors: '#123456' });
    assert.deepEqual(JSON.parse(paints()).map(paint => paint.color[0]), ['#123456']);
    two.set({ colors: ['#123456', '#654321'] });
    assert.deepEqual(JSON.parse(paints()).map(paint => paint.color[0]), ['#123456', '#654321']);
    two.set({ colors: null });
    assert.equal(paints(), before);
    two.close();
    const coloured = await barline.open(null, 'line', unpack(lines[2], Number(lines[1])), { colors: ['#123456', '#654321'] });
    coloured.drawing(time += 5);
    assert.deepEqual(coloured.painter.tables[1].paints.map(paint => paint.color[0]), ['#123456', '#654321']);
    coloured.close();
  },
  async 'a closed chart has no drawing, also when it is closed by what it has told'() {
    const made = await barline.bar(null, { values: Array(60).fill(1), visibleItems: 10, delegate: { didScroll: (_, it) => it.close() } });
    made.resize(640, 360);
    made.drawing(time += 1);
    for (let x = 600; x > 500; x -= 20) made.touch(x === 600 ? 'began' : 'moved', x, 180, 1, time += 0.016);
    made.touch('ended', 500, 180, 1, time += 0.016);
    assert.equal(made.drawing(time += 0.1), null);
    assert.equal(made.number, 0);
    for (const act of [() => made.touch('began', 1, 1), () => made.key('ArrowRight'), () => made.wheel(1, 1, 1, 1)]) assert.equal(act(), 'ignored');
    assert.equal(made.point(0), null);
    made.close();
  },
  async 'a module that has not come is asked for again, and the same bytes are one module'() {
    await assert.rejects(barline.load('other', Promise.reject(new Error('no network'))), /no network/);
    await assert.rejects(barline.load('other'), /barline-other/);
    const module = fs.readFileSync(`${folder}/barline-pie.wasm.gz`);
    const [one, two] = [await barline.pie(null, { module, ...given.pie }), await barline.pie(null, { module, ...given.pie })];
    assert.equal(one.module, two.module);
    one.close();
    two.close();
  },
  async 'without a page and without being told where, the module beside the script is taken'() {
    const beside = await import(`${fs.realpathSync(folder)}/barline.mjs`);
    const made = await beside.bar(null, given.bar);
    made.resize(640, 360);
    made.drawing(time += 1);
    assert(made.point(1));
    made.close();
  },
  async 'bytes that are no chart are refused in words'() {
    for (const bytes of [new Uint8Array(0), new Uint8Array([1, 2, 3]), new TextEncoder().encode('BLCH\x01\x00')]) {
      await assert.rejects(barline.open(null, 'bar', bytes), /bytes/);
    }
  },
  async 'memory that charts have used is used again'() {
    const { exports } = await barline.load('bar');
    const round = async () => { for (let k = 0; k < 20; k += 1) { const { made } = await chart('bar', { values: new Float64Array(10000) }); made.close(); } };
    await round();
    const before = exports.memory.buffer.byteLength;
    for (let k = 0; k < 5; k += 1) await round();
    assert.equal(exports.memory.buffer.byteLength, before);
  },
  async 'memory is lent in blocks of every size that do not touch, and taken back'() {
    const { exports } = await barline.load('tier'), held = new Map();
    let seed = 1, most = 0, sum = 0;
    const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) / 2 ** 32;
    const bytes = (address, size) => new Uint8Array(exports.memory.buffer, address, size);
    const give = address => {
      const { size, mark } = held.get(address);
      assert(bytes(address, size).every(byte => byte === mark), `a block of ${size}`);
      exports.barline_free(address);
      held.delete(address);
      sum -= size;
    };
    const begun = exports.memory.buffer.byteLength;
    for (let k = 0; k < 8000; k += 1) {
      if (held.size < 300 && (random() < 0.55 || !held.size)) {
        const size = Math.floor(1 + random() ** 4 * 200000), mark = k % 255 + 1, address = exports.barline_allocate(size);
        assert.equal(address % 16, 0);
        bytes(address, size).fill(mark);
        held.set(address, { size, mark });
        most = Math.max(most, sum += size);
      } else give([...held.keys()][Math.floor(random() * held.size)]);
    }
    // What lies between the blocks is not more than they are.
    assert(exports.memory.buffer.byteLength - begun < 2 * most, `${exports.memory.buffer.byteLength} for ${most}`);
    for (const address of [...held.keys()]) give(address);
    exports.barline_free(0);
  },
  async 'the charts of pages open, and every prefix and change of their bytes is refused or drawn'() {
    for (const page of pages) {
      const html = fs.readFileSync(page, 'utf8');
      for (const [, kind, count, body] of html.matchAll(/<figure data-chart="(\w+)"[^]*?octet-stream" data-bytes="(\d+)">([^<]*)</g)) {
        const bytes = unpack(body, Number(count));
        const made = await barline.open(null, kind, bytes);
        assert(made.size.width > 0, page);
        assert(marks(made).length > 0, page);
        made.close();
        for (let length = 0; length < Math.min(bytes.length, 300); length += 7) await assert.rejects(barline.open(null, kind, bytes.slice(0, length)));
        for (let place = 0; place < Math.min(bytes.length, 2000); place += 13) {
          const changed = bytes.slice();
          changed[place] ^= 255;
          const other = await barline.open(null, kind, changed).catch(() => null);
          if (other) { other.drawing(time); other.close(); }
        }
      }
    }
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try { await test(); console.log(`ok      ${name}`); } catch (error) { failed += 1; console.log(`FAILED  ${name}\n${error.stack}`); }
}
process.exitCode = failed ? 1 : 0;
