import { describe, expect, it } from 'vitest';
import { argumentNames, isMessage, parseMessage } from '../../../scripts/compiler/parse/message.ts';
import { parseFiles } from '../../../scripts/compiler/parse/parse-files.ts';
import type { SourceFile } from '../../../scripts/compiler/read/read-data-folder.ts';

function source(path: string, text: string): SourceFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

describe('files', () => {
  it('are read as JSON where their place asks for it, in the order of their paths', () => {
    const sources = [
      source('site.json', '{}'),
      source('notes.txt', '-'),
      source('images/lake.svg', '<svg/>'),
      source('home.json', '{'),
      source('guide/lakes.md', '# Lakes'),
    ];
    const found = parseFiles(sources).map(({ source: { path }, role, file, diagnostics }) => [
      path,
      role.role,
      file?.value,
      diagnostics.length,
    ]);
    expect(found).toEqual([
      ['guide/lakes.md', 'guide', undefined, 0],
      ['home.json', 'single', undefined, 1],
      ['images/lake.svg', 'image', undefined, 0],
      ['notes.txt', 'unknown', undefined, 0],
      ['site.json', 'single', {}, 0],
    ]);
  });

  it('that are given again are not read again', () => {
    const home = source('home.json', '{}');
    const [first] = parseFiles([home]);
    expect(parseFiles([home])[0]).toBe(first);
    expect(parseFiles([source('home.json', '{}')])[0]).not.toBe(first);
  });
});

describe('a message', () => {
  it.each([
    ['Due laghi', false],
    ['da {price}', true],
    ['da price}', true],
    ['da {price', true],
  ])('is a text with curly brackets: %s', (text, expected) => {
    expect(isMessage(text)).toBe(expected);
  });

  it.each([
    ['da {price}', ['price']],
    ['{count, number} <b>laghi</b>', ['count']],
    ['{count, plural, one {# lago {where}} other {# laghi}}', ['count', 'where']],
    ['{kind, select, lake {il lago} other {{name}}}', ['kind', 'name']],
    ["'{'price'}'", []],
  ])('%s takes %j', (text, names) => {
    expect([...argumentNames(parseMessage(text))]).toEqual(names);
  });
});
