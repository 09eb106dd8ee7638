import { describe, expect, it } from 'vitest';
import { codeBelow } from '../helpers/source-code.ts';

/** Words of one trade or one kind of country: code and schemas say region, place, land, accommodation, currency, channel. */
const WORDS =
  /lombok|sumbawa|(?<!\p{L})gili(?!\p{L})|rinjani|island|pulau|hotel|rupiah|(?<!\p{L})idr(?!\p{L})|whatsapp/giu;

/** What may stay, and why: nobody else’s word would do. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "schema/channel.ts: 'whatsapp://',": 'the scheme of an app’s addresses, among those of other apps',
};

const code = ['schema', 'scripts', 'src'].flatMap(codeBelow);

/** The lines with such a word, as `path: line`. */
function linesWith(path: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line) => (line.search(WORDS) < 0 ? [] : [`${path}: ${line.trim()}`]));
}

describe('code and schemas', () => {
  it('speak of any country and any trade', () => {
    const found = code.flatMap(({ path, text }) => [
      ...(path.search(WORDS) < 0 ? [] : [path]),
      ...linesWith(path, text),
    ]);
    expect(found.filter((line) => EXCEPTIONS[line] === undefined)).toEqual([]);
  });

  it('have no exception that is not needed', () => {
    const found = code.flatMap(({ path, text }) => linesWith(path, text));
    expect(Object.keys(EXCEPTIONS).filter((line) => !found.includes(line))).toEqual([]);
  });

  it.each(['hotelClass', 'the island of', 'IslandMap', 'IDR 5'])('would be caught saying %j', (text) => {
    expect(linesWith('a.ts', text)).toEqual([`a.ts: ${text}`]);
  });

  it.each(['rigid', 'bridge', 'agility'])('may say %j', (text) => {
    expect(linesWith('a.ts', text)).toEqual([]);
  });
});
