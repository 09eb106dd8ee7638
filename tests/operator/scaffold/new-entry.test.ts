import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { soundContent } from '../../../scripts/compiler/resolve/sound-content.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { withChanges } from '../../../scripts/operator/data-folder/changes.ts';
import type { NewKind } from '../../../scripts/operator/scaffold/kinds.ts';
import { planNew } from '../../../scripts/operator/scaffold/new-entry.ts';
import { knownOfLanguage } from '../../../scripts/operator/scaffold/new-language.ts';
import type { Scaffold } from '../../../scripts/operator/scaffold/scaffold.ts';
import { errorsOf, newFindings } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const PACKAGE = { region: 'orta', category: 'lake-stays' };

type Given = Readonly<Record<string, string>>;

function planned(kind: NewKind, id: string, given: Given, workspace = site): Promise<Scaffold> {
  const files = soundFiles(workspace.sources);
  return planNew(files, { kind, id, given }, { messages: english, ask: undefined });
}

async function withNew(kind: NewKind, id: string, given: Given, workspace = site): Promise<Workspace> {
  const { changes } = await planned(kind, id, given, workspace);
  return new Workspace(withChanges(workspace.sources, changes).map(({ path, bytes }) => [path, bytes]));
}

function choicesOf(path: string, key: string): readonly string[] {
  return Object(site.json(path))[key].map((entry: unknown) =>
    typeof entry === 'string' ? entry : Object(entry).id,
  );
}

const idsIn = (folder: string): readonly string[] =>
  site.paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1, -'.json'.length));

const someOf = (ids: readonly string[], maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...ids), { maxLength }).map((list) => list.join(','));

const region = fc.constantFrom(...choicesOf('site.json', 'regions'));
const newArb: fc.Arbitrary<readonly [NewKind, Given]> = fc.oneof(
  fc
    .record({
      region,
      category: fc.constantFrom(...choicesOf('categories.json', 'categories')),
      destinations: someOf(idsIn('destinations'), 3),
      days: someOf(idsIn('days'), 5),
      length: fc.constantFrom('', '12', '60', '4h', '1.5h'),
    })
    .map((given) => ['package', given] as const),
  fc
    .record({ region, category: fc.constantFrom(...choicesOf('site.json', 'destinationCategories')) })
    .map((given) => ['destination', given] as const),
  fc.record({ destinations: someOf(idsIn('destinations'), 3) }).map((given) => ['day', given] as const),
  fc.constant(['ownPage', {}] as const),
);
const idArb = fc.stringMatching(/^[a-z]{3,9}(-[a-z0-9]{1,9}){1,3}$/);

/** Whether a site has no errors, and all its pages can be resolved. */
function isWhole({ sources }: Workspace): boolean {
  const { ok, model } = checkSite(sources);
  return ok && resolveSite(soundContent(model)).languages.length > 1;
}

describe('any new entry', { timeout: 30_000 }, () => {
  it('leaves no errors, and a site with all its pages', async () => {
    await fc.assert(
      fc.asyncProperty(newArb, idArb, async ([kind, given], id) => {
        expect(isWhole(await withNew(kind, id, given))).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it('leaves no errors where it is a language', async () => {
    expect(isWhole(await withNew('language', 'pt', {}))).toBe(true);
  });

  it('leaves no errors in the site itself', async () => {
    expect(errorsOf(await withNew('day', 'quiet-day', {}, firstOperator))).toEqual([]);
  });
});

describe('a new package', () => {
  it('has texts to be written in every language, and the check names each', async () => {
    const workspace = await withNew('package', 'lago-1d', { ...PACKAGE, days: 'mercato' });
    const findings = newFindings(workspace).filter(({ code }) => code === 'text.todo');
    expect(new Set(findings.map(({ at }) => at.file))).toEqual(
      new Set(['texts/it/packages.json', 'texts/nl/packages.json']),
    );
  });

  it('has the plan of its days for every option, where its category has options', async () => {
    const category = Object(site.json('categories.json')).categories.find(
      (entry: { readonly options: boolean }) => entry.options,
    ).id;
    const { changes } = await planned('package', 'lago-2d', {
      ...PACKAGE,
      category,
      days: 'mercato, ferry-isole',
    });
    const plan = { day1: 'mercato', day2: 'ferry-isole' };
    expect(JSON.parse(changes.get('itineraries/lago-2d.json') ?? '')).toMatchObject({
      options: { attivo: plan, lento: plan },
    });
  });

  it('has no plan yet where no days are given, and says so', async () => {
    const { changes, hints } = await planned('package', 'lago-1d', PACKAGE);
    expect(changes.has('itineraries/lago-1d.json')).toBe(false);
    expect(hints).toContain('Add its days in itineraries/lago-1d.json.');
  });
});

describe('the length of a new package', () => {
  it.each([
    ['12', { days: 12 }],
    ['1', { days: 1 }],
    ['60d', { days: 60 }],
    ['4h', { hours: 4 }],
    ['1.5h', { hours: 1.5 }],
    ['1,5H', { hours: 1.5 }],
  ])('%j is %j', async (length, duration) => {
    const { changes } = await planned('package', 'lago', { ...PACKAGE, length });
    expect(JSON.parse(changes.get('packages/lago.json') ?? '')).toMatchObject({ duration });
  });

  it.each(['0', '61', '1.5', '25h', '1.25h', 'long', '4 hours'])('is none as %j', async (length) => {
    await expect(planned('package', 'lago', { ...PACKAGE, length })).rejects.toThrow(/is no length/);
  });

  it('is left out where it is not given', async () => {
    const { changes } = await planned('package', 'lago', PACKAGE);
    expect(JSON.parse(changes.get('packages/lago.json') ?? '')).not.toHaveProperty('duration');
  });
});

describe('a new destination', () => {
  it('has an address like those of its neighbours, and asks for what nobody can know', async () => {
    const workspace = await withNew('destination', 'villaTaranto', {
      region: 'maggiore',
      category: 'garden',
    });
    expect(workspace.json('destinations/villaTaranto.json')).toMatchObject({ path: '/luoghi/villa-taranto' });
    const asked = newFindings(workspace).filter(({ code }) =>
      /^placeholder\.(?:unconfirmed|sample)$/.test(code),
    );
    expect(asked.map(({ code, at }) => `${code} ${at.path}`)).toEqual([
      'placeholder.sample rating',
      'placeholder.unconfirmed priceFrom',
      'placeholder.unconfirmed image',
      'placeholder.unconfirmed point',
    ]);
  });
});

describe('a new page of the operator’s own', () => {
  it('has an address, a place behind the others, and texts to be written in every language', async () => {
    const workspace = await withNew('ownPage', 'goodManners', {});
    expect(workspace.json('pages/goodManners.json')).toMatchObject({ order: 2, path: '/good-manners' });
    const asked = newFindings(workspace).filter(({ code }) => code === 'text.todo');
    expect(new Set(asked.map(({ at }) => at.file))).toEqual(
      new Set(['texts/it/own-pages.json', 'texts/nl/own-pages.json']),
    );
  });

  it('may be the first', async () => {
    const none = ['pages/condizioni.json', 'texts/it/own-pages.json', 'texts/nl/own-pages.json'].reduce(
      (workspace, path) => workspace.without(path),
      site,
    );
    const workspace = await withNew('ownPage', 'privacy', {}, none);
    expect(isWhole(workspace)).toBe(true);
    expect(workspace.json('texts/nl/own-pages.json')).toHaveProperty('$schema');
  });
});

describe('a new language', () => {
  it.each([
    ['ar', 'rtl', 'ar-EG'],
    ['ja', 'ltr', 'ja-JP'],
  ])('of the code %s is written %s as in %s', (code, direction, locale) => {
    expect(knownOfLanguage(code)).toMatchObject({ direction, locale });
  });
});

describe('a new entry is refused', () => {
  it.each<[string, NewKind, string, Given, RegExp]>([
    ['whose id is taken', 'day', 'mercato', {}, /already a day "mercato"/],
    ['whose id is none', 'day', 'a/b', {}, /no id/],
    ['whose code is none', 'language', 'xyzw', {}, /no language code/],
    ['whose code is taken', 'language', 'nl', {}, /has the language "nl" already/],
    ['whose locale is none', 'language', 'pt', { locale: 'pt_BR' }, /--locale: Expected a locale/],
    ['whose name is blank', 'language', 'pt', { name: ' ' }, /--name: Expected some text/],
    ['whose region is not known', 'package', 'x', { ...PACKAGE, region: 'ort' }, /Did you mean "orta"/],
    [
      'whose days are not known',
      'package',
      'x',
      { ...PACKAGE, days: 'mercato,x1' },
      /--days: There is no "x1"\.\n.* Choose one or several.*: .*mercato/,
    ],
    [
      'of which something is missing',
      'package',
      'x',
      {},
      /--region: Region .*: maggiore, orta\n {2}--category/,
    ],
  ])('%s', async (_what, kind, id, given, message) => {
    await expect(planned(kind, id, given)).rejects.toThrow(message);
  });

  it.each([
    ['is none', '/Isola Bella', /^--path: Expected an address/],
    ['is that of a page', '/viaggi', /^--path: The address "\/viaggi" is already that of/],
    ['starts with a language', '/nl/isola', /^--path: .*language code "nl"/],
  ])('whose address %s', async (_what, path, message) => {
    const given = { region: 'orta', category: 'garden', path };
    await expect(planned('destination', 'isola', given)).rejects.toThrow(message);
  });

  it('whose address is an old one that leads elsewhere', async () => {
    const redirects = { redirects: { '/isola': '/viaggi' } };
    const workspace = site.withText('redirects.json', JSON.stringify(redirects));
    const given = { region: 'orta', category: 'garden', path: '/isola' };
    await expect(planned('destination', 'isola', given, workspace)).rejects.toThrow('"redirects.json"');
  });

  it('with all that is wrong at once', async () => {
    await expect(planned('package', 'x', { region: 'x1', category: 'x2' })).rejects.toThrow(
      /^--region: [\s\S]*^--category: /m,
    );
  });
});
