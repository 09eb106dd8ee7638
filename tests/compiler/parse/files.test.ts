import { describe, expect, it } from 'vitest';
import { classify, knownPaths } from '../../../schema/file-roles.ts';
import {
  argumentNames,
  isMessage,
  parseMessage,
  plainText,
  VALUE_MARK,
} from '../../../scripts/compiler/parse/message.ts';

it.each([
  ['site.json', { role: 'single', name: 'site' }],
  ['packages/orta-2d.json', { role: 'entry', folder: 'packages', id: 'orta-2d' }],
  ['texts/it/pages.json', { role: 'texts', language: 'it', area: 'pages' }],
  ['images/lake.svg', { role: 'image' }],
  ['guide/lakes.md', { role: 'notes' }],
  ['site', { role: 'unknown' }],
  ['packages.json', { role: 'unknown' }],
  ['packages/orta-2d.txt', { role: 'unknown' }],
  ['package/orta-2d.json', { role: 'unknown' }],
  ['texts/it/page.json', { role: 'unknown' }],
  ['texts/it/pages/home.json', { role: 'unknown' }],
  ['texts/it/pages.json/home', { role: 'unknown' }],
  ['images/lakes/orta.svg', { role: 'unknown' }],
])('the file %s is %j', (path, role) => {
  expect(classify(path)).toEqual(role);
});

describe('the paths that may have been meant', () => {
  it('by a file in an unknown folder have the same name in other folders', () => {
    const known = knownPaths('package/orta-2d.json');
    expect(known).toEqual(expect.arrayContaining(['packages/orta-2d.json', 'prices/orta-2d.json']));
    expect(known.filter((path) => !path.endsWith('/orta-2d.json'))).toEqual([]);
  });

  it('by a file beside the folders are all others there', () => {
    expect(knownPaths('sites.json')).toEqual(expect.arrayContaining(['site.json', 'packages/NAME.json']));
  });
});

it.each([
  ['Due laghi', false],
  ['da {price}', true],
  ['da price}', true],
  ['da {price', true],
])('the text "%s" has curly brackets: %s', (text, expected) => {
  expect(isMessage(text)).toBe(expected);
});

it.each([
  ['{count, number} <b>laghi</b>', ['count']],
  ['{count, plural, one {# lago {where}} other {# laghi}}', ['count', 'where']],
  ['{kind, select, lake {il lago} other {{name}}}', ['kind', 'name']],
  ["'{'price'}'", []],
])('the message "%s" takes %j', (text, names) => {
  expect([...argumentNames(parseMessage(text))]).toEqual(names);
});

it.each([
  ['Boats at nine, boats at noon', 'Boats at nine, boats at noon'],
  ['From {start} to {end, number}', 'From @ to @'],
  ['For {count, plural, one {one person} other {# people}} only', 'For @ people only'],
  ['{rooms, select, tent {In tents} other {In rooms of {size}}}.', 'In rooms of @.'],
])('the message "%s" is plainly "%s"', (text, expected) => {
  expect(plainText(text)).toBe(expected.replaceAll('@', VALUE_MARK));
});
