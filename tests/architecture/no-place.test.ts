import { describe, expect, it } from 'vitest';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';
import { codeBelow } from '../helpers/source-code.ts';
import {
  isRecord,
  type Json,
  secondOperatorFolder,
  type Workspace,
  workspaceOf,
} from '../helpers/workspace.ts';

/** Something that only data may know. */
interface Word {
  readonly kind: string;
  readonly word: string;
}

const code = ['schema', 'scripts', 'src'].flatMap(codeBelow);

/** Shorter ids of days are everyday words. */
const MINIMUM_LENGTH = 4;

function at(value: Json, ...path: readonly string[]): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(value)) return at(value[Number(step)] ?? null, ...rest);
  return at(isRecord(value) ? (value[step] ?? null) : null, ...rest);
}

function texts(value: Json): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function text(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function idsIn(workspace: Workspace, folder: string): readonly string[] {
  return workspace.paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1, -'.json'.length));
}

/** Regions and destinations as visitors read them, in every language. */
function placeNames(workspace: Workspace): readonly string[] {
  const names = workspace.paths.flatMap((path) => {
    if (/^texts\/[^/]+\/labels\.json$/.test(path))
      return Object.values(Object(at(workspace.json(path), 'regions')));
    if (!/^texts\/[^/]+\/destinations\.json$/.test(path)) return [];
    return Object.values(Object(workspace.json(path))).map((entry) => Object(entry).name);
  });
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** What tells one operator from another. */
function wordsOf(workspace: Workspace): readonly Word[] {
  const site = workspace.json('site.json');
  const currency = text(at(site, 'currency'));
  const named = (kind: string, words: readonly string[]): readonly Word[] =>
    words.flatMap((word) => (word === '' ? [] : [{ kind, word }]));
  return [
    ...named('brand', [text(at(site, 'brand'))]),
    ...named('region', texts(at(site, 'regions'))),
    ...named('name of a place', placeNames(workspace)),
    ...named('package', idsIn(workspace, 'packages')),
    ...named('destination', idsIn(workspace, 'destinations')),
    ...named('section', idsIn(workspace, 'sections')),
    ...named(
      'day',
      idsIn(workspace, 'days').filter((id) => id.length >= MINIMUM_LENGTH),
    ),
    ...named('phone', [
      text(at(site, 'phones', '0', 'number')),
      text(at(site, 'phones', '0', 'number')).replace(/\D/g, ''),
    ]),
    ...named('e-mail address', [text(at(site, 'email'))]),
    ...named('address', [text(at(site, 'address'))]),
    ...named('time zone', [text(at(site, 'timeZone'))]),
    ...named('currency', [currency, ...currencyNames(currency)]),
    // With its slash: without, it may be a word of the language in which the checker speaks.
    ...named(
      'part of an address',
      (text(at(site, 'pages', 'package')).match(/^\/[^/{]+\//) ?? []).map((part) => part.slice(0, -1)),
    ),
  ];
}

/** The last word of the currency's name in English, such as "rupiah". */
function currencyNames(currency: string): readonly string[] {
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? '';
  return [name.split(' ').at(-1)?.toLowerCase() ?? ''];
}

function placesOf(word: string): readonly string[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu');
  return code.flatMap(({ path, text: content }) =>
    content
      .split('\n')
      .flatMap((line, index) => (whole.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

const operators = [
  ['the data', workspaceOf(firstOperatorFolder)],
  ['the second operator', workspaceOf(secondOperatorFolder)],
] as const;

describe.each(operators)('the code knows nothing of %s', (_name, workspace) => {
  const words = wordsOf(workspace);

  it('whose words are found', () => {
    expect(words.length).toBeGreaterThan(15);
  });

  it.each(words.map(({ kind, word }) => [kind, word] as const))('not the %s %s', (_kind, word) => {
    expect(placesOf(word)).toEqual([]);
  });
});

/** Code without comments and without the examples that schemas give. */
function withoutRemarks(content: string): string {
  return content.replace(/\/\*[\s\S]*?\*\/|\/\/.*|examples: \[.*\]/g, '');
}

describe('the code knows no language', () => {
  const codes = operators.flatMap(([, workspace]) => {
    const languages = at(workspace.json('site.json'), 'languages');
    return Array.isArray(languages) ? languages.map((language) => text(at(language, 'code'))) : [];
  });

  // "id" is also the name of a field.
  it.each(codes.filter((language) => language !== 'id'))('not the code "%s"', (language) => {
    const literal = new RegExp(`['"\`]/?${language}/?['"\`]`);
    const found = code.filter(({ text: content }) => literal.test(withoutRemarks(content)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('the search for words', () => {
  it('finds a word that the code does have', () => {
    expect(placesOf('diagnostic').length).toBeGreaterThan(0);
  });

  it('reads the files of both operators', () => {
    expect(readDataFolder(firstOperatorFolder).length).toBeGreaterThan(
      readDataFolder(secondOperatorFolder).length,
    );
  });
});
