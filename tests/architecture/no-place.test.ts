import { describe, expect, it } from 'vitest';
import { firstOperator } from '../helpers/first-operator.ts';
import { codeBelow } from '../helpers/source-code.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const code = ['schema', 'scripts', 'src'].flatMap(codeBelow);

/** Words of one trade or one kind of country, for which code says region, place, accommodation or channel. */
const TRADE =
  /(?<!\p{L})gili(?!\p{L})|rinjani|island|pulau|hotel|rupiah|(?<!\p{L})idr(?!\p{L})|whatsapp(?!:\/\/')/iu;

/** Code without comments and without the examples that schemas give. */
function withoutRemarks(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|examples: \[.*\]/g, '');
}

/** The lines of code in which a pattern occurs, as `path:line: text`. */
function linesWith(pattern: RegExp): readonly string[] {
  return code.flatMap(({ path, text }) =>
    [path, ...text.split('\n')].flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index}: ${line.trim()}`] : [],
    ),
  );
}

function linesWithWord(word: string): readonly string[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return linesWith(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu'));
}

function idsIn(workspace: Workspace, folder: string): readonly string[] {
  return workspace.paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1, -'.json'.length));
}

/** Regions and destinations as visitors read them, in every language. */
function placeNames(workspace: Workspace): readonly string[] {
  return workspace.paths.flatMap((path) => {
    if (/^texts\/[^/]+\/labels\.json$/.test(path))
      return Object.values(Object(Object(workspace.json(path)).regions)).map(String);
    if (!/^texts\/[^/]+\/destinations\.json$/.test(path)) return [];
    return Object.values(Object(workspace.json(path))).map((entry) => String(Object(entry).name ?? ''));
  });
}

/** The words that tell one operator from another. */
function ownWords(workspace: Workspace): readonly string[] {
  const site = Object(workspace.json('site.json'));
  const phone = String(site.phones[0].number);
  const currencyName = new Intl.DisplayNames('en', { type: 'currency' }).of(site.currency) ?? '';
  // With its slash: without, it may be a word of the language in which the check speaks.
  const [addressPart = ''] = /^\/[^/{]+(?=\/)/.exec(site.pages.package) ?? [];
  const words = [
    site.brand,
    site.email,
    site.address,
    site.timeZone,
    site.currency,
    currencyName.split(' ').at(-1) ?? '',
    phone,
    phone.replace(/\D/g, ''),
    addressPart,
    ...site.regions,
    ...placeNames(workspace),
    ...idsIn(workspace, 'packages'),
    ...idsIn(workspace, 'destinations'),
    ...idsIn(workspace, 'sections'),
    // Shorter ids of days are everyday words.
    ...idsIn(workspace, 'days').filter((id) => id.length > 3),
  ];
  return [...new Set(words.filter((word) => typeof word === 'string' && word !== ''))];
}

describe.each([
  ['the first operator', firstOperator],
  ['the second operator', secondOperator()],
])('the code knows nothing of %s:', (_name, workspace) => {
  const { languages } = Object(workspace.json('site.json'));
  const codes: readonly string[] = languages.map((language: { readonly code: string }) => language.code);

  it('none of its places, packages, addresses, phones or currency.', () => {
    const words = ownWords(workspace);
    expect(words.length).toBeGreaterThan(25);
    expect(words.flatMap(linesWithWord)).toEqual([]);
  });

  // "id" is also the name of a field; the software has words of its own in the languages of its dictionaries.
  it.each(codes.filter((each) => each !== 'id'))('not its language code "%s".', (language) => {
    const literal = new RegExp(`['"\`]/?${language}/?['"\`]`);
    const found = code.filter(({ text }) => literal.test(withoutRemarks(text))).map(({ path }) => path);
    const own = new RegExp(`/(?:read-dictionaries|desk/words/${language})\\.ts$`);
    expect(found.filter((path) => !own.test(path))).toEqual([]);
  });
});

it('The code has no word of one trade or one kind of country.', () => {
  // Migrations name what folders of earlier formats have.
  expect(linesWith(TRADE).filter((line) => !line.startsWith('schema/migrations/'))).toEqual([]);
});

it('A word that the code has is found in it.', () => {
  expect(linesWithWord('diagnostic').length).toBeGreaterThan(0);
});
