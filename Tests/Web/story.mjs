// Reads a story of Tests/Stories: its README says how one is written.

const keys = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown', home: 'Home', end: 'End', escape: 'Escape', enter: 'Enter' };

/** The lines that are played: their inputs, as a word, the mark that it is at (item, series) and numbers, and what is heard of them. */
export function steps(text) {
  const found = [];
  for (const line of text.split('\n').filter(line => line && !line.startsWith('# ')).slice(1)) {
    if (line.startsWith('  ')) found.at(-1).expected.push(line.slice(2));
    else found.push({ line, expected: [], inputs: line.split(/\s+/).flatMap(inputs) });
  }
  return found;
}

/** The arguments of the command that draws the story's chart. */
export const command = text => text.split('\n').find(line => line && !line.startsWith('# '));

function inputs(word) {
  const [name, rest = ''] = word.split(':'), [place, ...numbers] = rest.split(',');
  if (name === 'key') return [['key', null, keys[rest]]];
  const mark = place.startsWith('#') ? place.slice(1).split('.').map(Number) : null;
  if (name === 'tap') return [['began', mark], ['ended', null]];
  return [[name, mark, ...numbers.map(Number)]];
}
