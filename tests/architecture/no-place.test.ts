import { describe, expect, it } from 'vitest';
import { firstOperator } from '../helpers/first-operator.ts';
import { codeBelow } from '../helpers/source-code.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const code = ['schema', 'scripts', 'src'].flatMap(codeBelow);

/** Words of one trade or one kind of country, for which code says region, place, accommodation or channel. */
const TRADE =
  /(?<!\p{L})gili(?!\p{L})|rinjani|island|pulau|hotel|rupiah|(?<!\p{L})idr(?!\p{L})|whatsapp(?!:\/\/')/iu;

/** The lines of code in which a pattern occurs, as `path:line: text`. */
function linesWith(pattern: RegExp): readonly string[] {
  const found = code.filter(({ path, text }) => pattern.test(`${path}\n${text}`));
  return found.flatMap(({ path, text }) =>
    [path, ...text.split('\n')].flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index}: ${line.trim()}`] : [],
    ),
  );
}

/** The words that tell one operator from another: brand, contacts, currency, address of tours, regions, and ids. */
function ownWords(workspace: Workspace): readonly string[] {
  const site = Object(workspace.json('site.json'));
  const phone = String(site.phones[0].number);
  const currencyName = new Intl.DisplayNames('en', { type: 'currency' }).of(site.currency) ?? '';
  // With its slash: without, it may be a word of the language in which the check speaks.
  const [addressPart = ''] = /^\/[^/{]+(?=\/)/.exec(site.pages.package) ?? [];
  const ids = workspace.paths.flatMap((path) => {
    const [, folder, id = ''] = /^(packages|destinations|sections|days)\/(.*)\.json$/.exec(path) ?? [];
    // Shorter ids of days are everyday words.
    return folder === 'days' && id.length < 4 ? [] : [id];
  });
  const { brand, email, address, timeZone, currency, regions } = site;
  const contacts = [brand, email, address, timeZone, phone, phone.replace(/\D/g, '')];
  const words = [
    ...contacts,
    currency,
    currencyName.split(' ').at(-1) ?? '',
    addressPart,
    ...regions,
    ...ids,
  ];
  return [...new Set(words.filter((word) => typeof word === 'string' && word !== ''))];
}

describe.each([
  ['the first operator', firstOperator],
  ['the second operator', secondOperator()],
])('the code knows nothing of %s:', (_name, workspace) => {
  it('none of its places, packages, addresses, phones or currency.', () => {
    const words = ownWords(workspace).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    expect(words.length).toBeGreaterThan(25);
    expect(linesWith(new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'iu'))).toEqual([]);
  });

  it('not its language codes.', () => {
    const { languages } = Object(workspace.json('site.json'));
    // "id" is also the name of a field; the software has words of its own in the languages of its dictionaries.
    const codes = languages.flatMap(({ code: own }: { readonly code: string }) =>
      own === 'id' ? [] : [own],
    );
    const literal = new RegExp(`['"\`]/?(?:${codes.join('|')})/?['"\`]`);
    const found = code.filter(({ path, text }) => {
      const isOwn = /\/(?:read-dictionaries|desk\/words\/[a-z]+)\.ts$/.test(path);
      // Comments, and the examples that schemas give, may name languages.
      return !isOwn && literal.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|examples: \[.*\]/g, ''));
    });
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

it('The code has no word of one trade or one kind of country.', () => {
  // Migrations name what folders of earlier formats have.
  expect(linesWith(TRADE).filter((line) => !line.startsWith('schema/migrations/'))).toEqual([]);
});
