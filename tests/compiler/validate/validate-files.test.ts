import { describe, expect, it } from 'vitest';
import { parseFiles } from '../../../scripts/compiler/parse/parse-files.ts';
import { type ValidationResult, validateFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const texts = 'texts/it/activities.json';

function validated(workspace: Workspace): ValidationResult {
  return validateFiles(parseFiles(workspace.sources));
}

describe('files by what they are', () => {
  it('are told if the place of one is not known, pages of the guide apart', () => {
    const more = site.withText('guide/lakes.md', '# Lakes').withText('notes.txt', 'Swim.');
    expect(validated(more).diagnostics.map(({ at, code }) => [at.file, code])).toEqual([
      ['notes.txt', 'file.unknown'],
    ]);
  });

  it('are entries of their folder, by id, those with a mistake left out', () => {
    const { entries } = validated(site.set('packages/orta-2d.json', ['path'], 5)).files;
    expect(entries.packages.map(({ id }) => id)).toEqual([
      'grande-giro-4d',
      'isole-lente-3d',
      'mottarone-mezza-giornata',
      'sentiero-laghi-12d',
    ]);
  });
});

it('names clash that are one where capitals do not count, not those that are two everywhere', () => {
  const more = ['isole.svg', 'Isole.svg', 'ısole.svg'].reduce(
    (workspace, name) => workspace.withText(`images/${name}`, '<svg/>'),
    site,
  );
  expect(validated(more).diagnostics.map(({ at, code }) => [at.file, code])).toEqual([
    ['images/isole.svg', 'file.name-clash'],
  ]);
});

describe('a file is damaged', () => {
  it.each<readonly [what: string, workspace: Workspace, damaged: readonly string[]]>([
    ['not as it is', site, []],
    ['if it cannot be read', site.withText('home.json', '{'), ['home.json']],
    ['if its value does not fit', site.set('home.json', ['hero'], 5), ['home.json']],
    ['if texts cannot be read', site.withText(texts, '{'), [texts]],
    ['if texts have another shape', site.set(texts, ['climb'], 5), [texts]],
    ['not if a text is missing', site.withText('texts/it/destinations.json', '{ "mottarone": {} }'), []],
    ['not if a text stands there twice', site.withText(texts, '{ "climb": "a", "climb": "b" }'), []],
  ])('%s', (_what, workspace, damaged) => {
    expect([...validated(workspace).files.damaged]).toEqual(damaged);
  });
});

it('mistakes in sound JSON are known by their paths', () => {
  const { broken } = validated(site.set('home.json', ['hero'], 5).set('about.json', ['image'], 5)).files;
  expect(broken).toEqual(
    new Map([
      ['about.json', ['image']],
      ['home.json', ['hero']],
    ]),
  );
});
