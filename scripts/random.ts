/** A source of numbers in [0, 1) that always yields the same sequence for the same seed. */
export type Random = () => number;

/** Creates a deterministic generator (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number in [low, high). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
