/** Bytes of a block that SHA-256 works on, and of the length at the end of the last one. */
const BLOCK = 64;
const LENGTH_BYTES = 8;

const PRIMES = listPrimes(64);
/** The first 32 bits of the fractional parts of roots: the constants of SHA-256. */
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * The hash of an original, as records of translations have it: the beginning of its SHA-256. The browser's own function
 * answers later, and an edit is shown at once.
 */
export function sourceHash(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  let state: readonly number[] = START;
  for (let offset = 0; offset < size; offset += BLOCK) state = addBlock(state, view, offset);
  return state
    .slice(0, 2)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, 10);
}

function addBlock(state: readonly number[], view: DataView, offset: number): readonly number[] {
  const words: number[] = [];
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [round, constant] of ROUNDS.entries()) {
    const word = round < 16 ? view.getUint32(offset + 4 * round) : extend(words, round);
    words.push(word);
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + constant + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

function extend(words: readonly number[], round: number): number {
  const at = (back: number): number => words[round - back] ?? 0;
  const near = turn(at(2), 17) ^ turn(at(2), 19) ^ (at(2) >>> 10);
  const far = turn(at(15), 7) ^ turn(at(15), 18) ^ (at(15) >>> 3);
  return (at(16) + far + at(7) + near) | 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function listPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes;
}
