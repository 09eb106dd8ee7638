import { describe, expect, it } from 'vitest';
import { allWords } from '../../../scripts/operator/scaffold/words/words.ts';

/** What sentences are made of that take a list; others take a kind of entry and an id. */
const LISTS: readonly string[] = ['nameKind', 'nameRenamable', 'listedOn'];

/** Every text by its place; sentences with values are given some. */
function textsOf(node: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof node === 'string') return [[path.join('.'), node]];
  if (typeof node === 'function') {
    const values = LISTS.includes(path.at(-1) ?? '') ? [['day', 'package']] : ['day', 'x-1'];
    return [[path.join('.'), String(node(...values))]];
  }
  return Object.entries(Object(node)).flatMap(([key, child]) => textsOf(child, [...path, key]));
}

const english = new Map(textsOf(allWords.en));
const indonesian = textsOf(allWords.id);

/** What is written alike in every language: commands, options, files, the values themselves. */
function fixed(text: string): readonly string[] {
  const found = text.match(/npm run \w+|--[a-z]+|\w+\.json|\w+\/(?= |\.|,|$)|x-1|Ctrl\+C|Enter/g) ?? [];
  return [...new Set(found)].toSorted();
}

describe('every text of making and renaming', () => {
  it.each(indonesian)('is there in both languages, in words of its own: %s', (path, text) => {
    expect(text.trim()).not.toBe('');
    expect(english.get(path)?.trim()).not.toBe('');
    expect(text).not.toBe(english.get(path));
  });

  it.each(indonesian)('names the same commands, files and values in both: %s', (path, text) => {
    expect(fixed(text)).toEqual(fixed(english.get(path) ?? ''));
  });
});
