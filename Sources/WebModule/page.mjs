// What a self-contained page does: it finds its charts and its modules in itself, and puts canvases in the place of the pictures.
import { load, open } from './barline.mjs';
import { unpack } from './packing.mjs';

// What comes before is the browser's own.
performance.mark('barline');

const bytesOf = element => unpack(element.textContent, Number(element.dataset.bytes));

for (const element of document.querySelectorAll('script[data-module]')) load(element.dataset.module, bytesOf(element));

for (const figure of document.querySelectorAll('figure[data-chart]')) {
  const canvas = document.createElement('canvas');
  const { chart: kind, theme, width, height, taps } = figure.dataset, keepsTaps = taps === 'kept';
  figure.style.maxWidth = `${Math.max(width, 960)}px`;
  canvas.style.aspectRatio = `${width} / ${height}`;
  // Narrow screens keep most of the height, so that there is room for words.
  canvas.style.minHeight = `${Math.min(height, 280)}px`;
  // Where the browser is too old for it, the picture stays.
  open(canvas, kind, bytesOf(figure.querySelector('script')), { theme, keepsTaps }).then(chart => {
    figure.chart = chart;
    chart.title = document.title;
    figure.append(canvas);
    figure.classList.add('live');
    // At once: the observer of its size would wait for the next frame.
    chart.fit();
    // A selection that has stayed ends where the page is tapped beside the chart, too. (A finger that scrolls the page is none that lifts.)
    if (keepsTaps) document.addEventListener('pointerup', ({ target }) => { if (target !== canvas) chart.key('Escape'); });
  });
}
