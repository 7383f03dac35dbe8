// Plays the stories of Tests/Stories on charts without a page: the delegate must hear what is written there.
//
// usage: node Tests/Web/stories.mjs MODULES STORIES PAGES
//        MODULES: the folder of barline-bar.wasm.gz and its like; PAGES: the folder of the stories' pages, NAME.html for NAME.txt
import fs from 'node:fs';
import * as barline from '../../Sources/WebModule/barline.mjs';
import { unpack } from '../../Sources/WebModule/packing.mjs';
import { steps } from './story.mjs';

const [modules, stories, pages] = process.argv.slice(2);
let time = 0, failed = 0;
for (const file of fs.readdirSync(stories).filter(name => name.endsWith('.txt'))) {
  const name = file.slice(0, -4), html = fs.readFileSync(`${pages}/${name}.html`, 'utf8');
  const [, kind, count, body] = html.match(/<figure data-chart="(\w+)"[^]*?octet-stream" data-bytes="(\d+)">([^<]*)</);
  await barline.load(kind, fs.readFileSync(`${modules}/barline-${kind}.wasm.gz`));
  let heard = [];
  const hear = event => heard.push(event.line);
  const chart = await barline.open(null, kind, unpack(body, Number(count)), {
    delegate: { didBeginSelection: hear, didMoveSelection: hear, didEndSelection: hear } });
  chart.drawing(time += 1);
  chart.drawing(time += 9);
  let spot = [0, 0];
  const play = {
    began: (x, y) => chart.touch('began', ...(spot = [x, y]), 1, time), moved: (x, y) => chart.touch('moved', ...(spot = [x, y]), 1, time),
    ended: () => chart.touch('ended', ...spot, 1, time), cancelled: () => chart.touch('cancelled', ...spot, 1, time),
    hover: (x, y) => chart.hover(x, y, time), leave: () => chart.leave(time), wheel: (x, y, dx, dy) => chart.wheel(x, y, dx, dy, time),
    key: (name) => chart.key(name, time),
  };
  for (const { line, inputs, expected } of steps(fs.readFileSync(`${stories}/${file}`, 'utf8'))) {
    for (const [word, mark, ...rest] of inputs) {
      const place = mark ? chart.point(...mark) : [];
      time += 1 / 60;
      if (place) play[word](...place, ...rest);
    }
    if (JSON.stringify(heard) !== JSON.stringify(expected)) {
      failed += 1;
      console.log(`FAILED  ${file}: ${line}\n  expected ${expected.join('\n           ')}\n  heard    ${heard.join('\n           ')}`);
    }
    heard = [];
  }
  chart.close();
  console.log(`played  ${file}`);
}
process.exitCode = failed ? 1 : 0;
