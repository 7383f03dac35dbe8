/** The bytes that a text of 91 letters stands for, of which there are `count`: two letters are thirteen bits, the lowest first. */
export function unpack(text, count) {
  // It runs once, and so is slow: each step counts, and a larger table would take longer to fill than it saves.
  const places = new Uint8Array(128), letters = new TextEncoder().encode(text), bytes = new Uint8Array(count);
  for (let code = 33, place = 0; code < 127; code++) if (code !== 38 && code !== 60 && code !== 62) places[code] = place++;
  for (let from = 0, to = 0, bits = 0, held = 0; from < letters.length; from += 2) {
    bits |= places[letters[from]] + 91 * places[letters[from + 1]] << held;
    bytes[to++] = bits;
    bits >>>= 8;
    if ((held += 5) < 8) continue;
    bytes[to++] = bits;
    bits >>>= 8;
    held -= 8;
  }
  return bytes;
}
