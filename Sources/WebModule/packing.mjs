/** The bytes that a text of 91 letters stands for, of which there are `count`: two letters are thirteen bits, the lowest first. */
export function unpack(text, count) {
  // Two letters at a time are a number of 16 bits. It runs once, and so is slow: each step counts.
  const numbers = new Uint16Array(65536), letters = [];
  for (let code = 33; code < 127; code++) if (!'&<>'.includes(String.fromCharCode(code))) letters.push(code);
  letters.forEach((first, low) => letters.forEach((second, high) => { numbers[first | second << 8] = low + 91 * high; }));
  const pairs = new Uint16Array(new TextEncoder().encode(text).buffer, 0, text.length >> 1), bytes = new Uint8Array(count);
  for (let from = 0, to = 0, bits = 0, held = 0; from < pairs.length; from++) {
    bits |= numbers[pairs[from]] << held;
    bytes[to++] = bits;
    bits >>>= 8;
    if ((held += 5) < 8) continue;
    bytes[to++] = bits;
    bits >>>= 8;
    held -= 8;
  }
  return bytes;
}
