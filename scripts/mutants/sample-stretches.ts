import { createHash } from 'node:crypto';

/** Long enough for most functions: a change is tried where all of what it changes lies in one stretch. */
const LINES = 15;

/**
 * Stretches of files by chance, but the same at every call: one of so many on average.
 *
 * @param lengths lines of each file
 * @returns what Stryker takes: `file:line-line`, counted from 1
 */
export function sampleStretches(lengths: ReadonlyMap<string, number>, oneOf: number): readonly string[] {
  return [...lengths].flatMap(([file, lines]) =>
    Array.from({ length: Math.ceil(lines / LINES) }, (_, index) => ({
      name: `${file} ${index}`,
      stretch: `${file}:${index * LINES + 1}-${Math.min(lines, (index + 1) * LINES)}`,
    })).flatMap(({ name, stretch }) => (chanceOf(name) * oneOf < 1 ? [stretch] : [])),
  );
}

/** From 0 to below 1. */
function chanceOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32;
}
