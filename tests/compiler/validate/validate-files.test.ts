import { describe, expect, it } from 'vitest';
import { parseFiles } from '../../../scripts/compiler/parse/parse-files.ts';
import { type ValidationResult, validateFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const texts = 'texts/it/activities.json';

function validate(workspace: Workspace): ValidationResult {
  return validateFiles(parseFiles(workspace.sources));
}

describe('validateFiles', () => {
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
});
