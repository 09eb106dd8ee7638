import { describe, expect, it } from 'vitest';
import { parseFiles } from '../../../scripts/compiler/parse/parse-files.ts';
import { textEntries } from '../../../scripts/compiler/validate/text-entries.ts';
import { type ValidationResult, validateFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const texts = 'texts/it/activities.json';

function validate(workspace: Workspace): ValidationResult {
  return validateFiles(parseFiles(workspace.sources));
}

function codesAt(workspace: Workspace): readonly string[] {
  return validate(workspace).diagnostics.map(({ at, code }) => `${at.file} ${code}`);
}

describe('validateFiles', () => {
  it('reports a file at an unknown place', () => {
    const more = site.withText('notes.txt', 'Swim.');
    expect(codesAt(more)).toEqual(['notes.txt file.unknown']);
  });

  it.each([
    ['prices/Default.JSON', 'prices/Default.json'],
    ['sections/lakes.json.txt', 'sections/lakes.json'],
    ['Home.Json', undefined],
  ])('says for the file %s how its name must end: %s', (path, meant) => {
    const { diagnostics } = validate(site.withText(path, '{}'));
    const [found] = diagnostics.filter(({ at }) => at.file === path);
    expect(found?.hint).toBe(meant === undefined ? 'Did you mean "home.json"?' : `Rename it to "${meant}".`);
  });

  it.each([
    ['packages/reef.jpg', 'Did you mean "images/reef.jpg"?'],
    ['packages/notes.txt', 'Move it out of the data folder.'],
    ['package/orta.json', 'Did you mean "packages/orta.json"?'],
  ])('never suggests for the file %s its own name', (path, hint) => {
    expect(validate(site.withText(path, '{}')).diagnostics.map((found) => found.hint)).toEqual([hint]);
  });

  it('reports names that are one where capitals do not count, not those that are two everywhere', () => {
    const more = ['isole.svg', 'Isole.svg', 'ısole.svg'].reduce(
      (workspace, name) => workspace.withText(`images/${name}`, '<svg/>'),
      site,
    );
    expect(codesAt(more)).toEqual(['images/isole.svg file.name-clash']);
  });

  it('leaves out the entries of a folder that have a mistake', () => {
    const { entries } = validate(site.set('packages/orta-2d.json', ['path'], 5)).files;
    expect(entries.packages.map(({ id }) => id)).not.toContain('orta-2d');
    expect(entries.packages.length).toBeGreaterThan(2);
  });

  it.each<readonly [what: string, workspace: Workspace, damaged: readonly string[]]>([
    ['with JSON that cannot be read', site.withText('home.json', '{'), ['home.json']],
    ['with a value that does not fit', site.set('home.json', ['hero'], 5), ['home.json']],
    ['with texts that cannot be read', site.withText(texts, '{'), [texts]],
    ['with texts of another shape', site.set(texts, ['climb'], 5), [texts]],
    ['only without a text', site.withText('texts/it/destinations.json', '{ "mottarone": {} }'), []],
    ['only with a text twice', site.withText(texts, '{ "climb": "a", "climb": "b" }'), []],
  ])('calls damaged, of a site %s, %j', (_what, workspace, damaged) => {
    expect([...validate(workspace).files.damaged]).toEqual(damaged);
  });

  it('gives the paths of mistakes in valid JSON', () => {
    const { broken } = validate(site.set('home.json', ['hero'], 5)).files;
    expect(broken).toEqual(new Map([['home.json', ['hero']]]));
  });
});

it('textEntries gives the texts of a language by their keys, without those still to be written', () => {
  const climb = { title: 'Salita', notes: ['Scarpe', 'TODO: Acqua'], description: null };
  const workspace = new Workspace([])
    .withFile('texts/it/days.json', { $schema: 'days.json', climb, market: { title: 'TODO: Mercato' } })
    .withFile('texts/nl/days.json', { climb: { title: 'Klim' } });
  const { files } = validate(workspace);
  expect([...textEntries(files, 'it')].map(([key, { path, text }]) => [key, path, text])).toEqual([
    ['days.climb.title', ['climb', 'title'], 'Salita'],
    ['days.climb.notes.0', ['climb', 'notes', 0], 'Scarpe'],
  ]);
  const titles = textEntries(files, 'it', (path) => path.at(-1) === 'title');
  expect([...titles.keys()]).toEqual(['days.climb.title']);
});
