import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { validContent } from '../../../scripts/compiler/resolve/content.ts';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import type { ChangePlan } from '../../../scripts/operator/data-folder/edit-folder.ts';
import type { NewKind } from '../../../scripts/operator/scaffold/kinds.ts';
import { planNew } from '../../../scripts/operator/scaffold/new-entry.ts';
import { planRemove } from '../../../scripts/operator/scaffold/plan-remove.ts';
import { newFindings } from '../../helpers/findings.ts';
import { contentTexts, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const AT = '45.9, 8.5';
const PACKAGE = { region: 'orta', category: 'lake-stays' };

type Given = Readonly<Record<string, string>>;

function plan(kind: NewKind, id: string, given: Given, workspace = site): Promise<ChangePlan> {
  const files = validFiles(workspace.sources);
  return planNew(files, { kind, id: id || undefined, given }, { messages: english, ask: undefined });
}

async function create(kind: NewKind, id: string, given: Given, workspace = site): Promise<Workspace> {
  const { changes } = await plan(kind, id, given, workspace);
  return workspace.withChanges(changes);
}

async function createJson(kind: NewKind, id: string, given: Given, file: string): Promise<unknown> {
  const { changes } = await plan(kind, id, given);
  return JSON.parse(changes.get(file) ?? 'null');
}

/** Entries of every kind that is made by answers. */
const NEW: readonly (readonly [NewKind, Given])[] = [
  ['package', { region: 'orta', category: 'island-stays', days: 'mercato, riposo', length: '12' }],
  ['package', { ...PACKAGE, destinations: 'mottarone, isolaSanGiulio', length: '1.5h' }],
  ['destination', { region: 'maggiore', category: 'garden', at: AT }],
  ['day', { destinations: 'mottarone' }],
  ['ownPage', { 'name-nl': 'Goed "om" te weten' }],
  ['season', { dates: '05-01 to 05-20, 2030-05-21', change: '7%', 'name-it': 'Maggio' }],
  ['season', { dates: '12-24..01-02' }],
  ['closure', { dates: '11-01 - 11-04', regions: 'orta', packages: 'orta-2d', 'name-nl': 'Vakantie' }],
  ['offer', { change: '10%', 'book-by': '2030-03-01', packages: 'orta-2d' }],
  ['offer', { change: '-7.50', dates: '02-10 to 02-20' }],
  ['ageGroup', { ages: '17-20', counts: 'no' }],
  ['question', { pages: 'home, package', packages: 'orta-2d', 'name-it': 'Sì?', 'answer-it': '«No»' }],
];

/** Whether a site has no errors, and all its pages can be resolved. */
function isWhole({ sources }: Workspace): boolean {
  const { ok, model } = checkSite(sources);
  return ok && resolveSite(validContent(model)).languages.length > 1;
}

function removed(workspace: Workspace, kind: NewKind, id: string): Workspace {
  const { changes } = planRemove(validFiles(workspace.sources), { kind, id }, () => undefined);
  return workspace.withChanges(changes);
}

function filesWithTexts(workspace: Workspace): ReadonlySet<string> {
  const todo = newFindings(workspace).filter(({ code }) => code === 'text.todo');
  return new Set(todo.map(({ at }) => at.file));
}

describe('any new entry', () => {
  it.each(NEW)(
    'leaves no errors and all pages, and is gone without a trace once removed: %s %j',
    async (kind, given) => {
      const made = await create(kind, 'nuovo-ab2', given);
      expect(isWhole(made)).toBe(true);
      expect(contentTexts(removed(made, kind, 'nuovo-ab2'))).toEqual(contentTexts(site));
    },
  );

  it('leaves no errors and all pages as a language from right to left, and is gone once removed.', async () => {
    const arabic = await create('language', 'ar', {});
    expect(isWhole(arabic)).toBe(true);
    expect(Object(arabic.json('site.json')).languages.at(-1)).toMatchObject({ direction: 'rtl' });
    expect(contentTexts(removed(arabic, 'language', 'ar'))).toEqual(contentTexts(site));
  });

  it('of the first of its kind leaves no empty list or record when it is removed.', async () => {
    const lists = ['seasons', 'closed', 'offers'].map((key) => ['calendar.json', key] as const);
    const texts = ['seasons', 'closures', 'offers', 'ageGroups'].flatMap((key) =>
      ['it', 'nl'].map((code) => [`texts/${code}/labels.json`, key] as const),
    );
    const bare = [...lists, ...texts, ['site.json', 'ageGroups'] as const].reduce(
      (workspace, [path, key]) => workspace.unset(path, [key]),
      site,
    );
    for (const [kind, given] of [
      ['season', { dates: '05-01', change: '7%' }],
      ['closure', { dates: '05-01' }],
      ['offer', { change: '7%' }],
      ['ageGroup', { ages: '3' }],
    ] as const)
      expect(contentTexts(removed(await create(kind, 'x', given, bare), kind, 'x'))).toEqual(
        contentTexts(bare),
      );
  });
});

describe('a new package', () => {
  it('has texts to be written in every language, and the check names each.', async () => {
    const workspace = await create('package', 'lago-1d', { ...PACKAGE, days: 'mercato' });
    expect(filesWithTexts(workspace)).toEqual(new Set(['texts/it/packages.json', 'texts/nl/packages.json']));
  });

  it('has one plan of its days, also for all options of its category.', async () => {
    const given = { ...PACKAGE, category: 'island-stays', days: 'mercato, ferry-isole' };
    const days = { day1: 'mercato', day2: 'ferry-isole' };
    expect(await createJson('package', 'lago-2d', given, 'itineraries/lago-2d.json')).toMatchObject({
      plan: days,
    });
  });

  it('has no plan if no days are given, with a note about it.', async () => {
    const { changes, notes } = await plan('package', 'lago-1d', PACKAGE);
    expect(changes.has('itineraries/lago-1d.json')).toBe(false);
    expect(notes.map((note) => note(english, false))).toContain('Add its days in itineraries/lago-1d.json.');
  });

  it.each([
    ['12', { days: 12 }],
    ['60d', { days: 60 }],
    ['4h', { hours: 4 }],
    ['1,5H', { hours: 1.5 }],
    ['', undefined],
  ])('of the length "%s" has the duration %j.', async (length, duration) => {
    const file = await createJson('package', 'lago', { ...PACKAGE, length }, 'packages/lago.json');
    expect(Object(file).duration).toEqual(duration);
  });

  it.each(['0', '61', '1.5', '25h', '1.25h', '4 hours'])('cannot have the length "%s".', async (length) => {
    await expect(plan('package', 'lago', { ...PACKAGE, length })).rejects.toThrow(/is not a length/);
  });
});

it('A new destination has an address like its neighbours, and placeholders that the check names.', async () => {
  const given = { region: 'maggiore', category: 'garden', at: AT };
  const workspace = await create('destination', 'villaTaranto', given);
  expect(workspace.json('destinations/villaTaranto.json')).toMatchObject({ path: '/luoghi/villa-taranto' });
  const placeholders = newFindings(workspace).filter(({ code }) => code.startsWith('placeholder.'));
  expect(placeholders.map(({ code, at }) => `${code} ${at.path}`)).toEqual([
    'placeholder.unconfirmed priceFrom',
    'placeholder.unconfirmed image',
  ]);
});

describe('a new page of the operator', () => {
  it('is behind the others, with texts to be written in every language.', async () => {
    const workspace = await create('ownPage', 'goodManners', {});
    expect(workspace.json('pages/goodManners.json')).toMatchObject({ order: 2, path: '/good-manners' });
    const files = new Set(['texts/it/own-pages.json', 'texts/nl/own-pages.json']);
    expect(filesWithTexts(workspace)).toEqual(files);
    const points = newFindings(workspace).filter(({ at }) => at.path.includes('points'));
    expect(points).toEqual([]);
  });

  it('may be the first.', async () => {
    const none = ['pages/condizioni.json', 'texts/it/own-pages.json', 'texts/nl/own-pages.json'].reduce(
      (workspace, path) => workspace.without(path),
      site,
    );
    const workspace = await create('ownPage', 'privacy', { 'name-nl': 'Privacy' }, none);
    expect(isWhole(workspace)).toBe(true);
    expect(contentTexts(removed(workspace, 'ownPage', 'privacy'))).toEqual(contentTexts(none));
    expect(workspace.json('texts/nl/own-pages.json')).toHaveProperty('$schema');
  });
});

describe('a new entry is refused', () => {
  const destination = { region: 'orta', category: 'garden', at: AT };

  it.each<[string, NewKind, string, Given, RegExp]>([
    ['whose id is none', 'day', 'a/b', {}, /not a valid id/],
    ['whose code is taken', 'language', 'nl', {}, /already has the language "nl"/],
    ['whose name is blank', 'language', 'pt', { name: ' ' }, /--name: Expected some text/],
    ['that has no such option', 'day', 'x', { region: 'orta' }, /--region has no meaning here/],
    ['in a language that is none', 'season', 'x', { dates: '05-01', 'name-fr': 'x' }, /--name-fr has no/],
    ['whose ages belong to others', 'ageGroup', 'x', { ages: '10-20' }, /both to "child"/],
    ['whose ages are none', 'ageGroup', 'x', { ages: '20-10' }, /not a range of ages/],
    ['that takes nothing off', 'offer', 'x', { change: '+5%' }, /is not a discount/],
    [
      'whose days are not known',
      'package',
      'x',
      { ...PACKAGE, days: 'mercato,x1' },
      /--days: There is no "x1"\./,
    ],
    [
      'with two mistakes',
      'package',
      'x',
      { region: 'x1', category: 'x2' },
      /^--region: [\s\S]*^--category: /m,
    ],
    [
      'whose address is none',
      'destination',
      'x',
      { ...destination, path: '/Isola Bella' },
      /^--path: Expected/,
    ],
    [
      'whose address is taken',
      'destination',
      'x',
      { ...destination, path: '/viaggi' },
      /^--path: The address/,
    ],
    [
      'whose address has a language',
      'destination',
      'x',
      { ...destination, path: '/nl/x' },
      /language code "nl"/,
    ],
  ])('%s.', async (_what, kind, id, given, message) => {
    await expect(plan(kind, id, given)).rejects.toThrow(message);
  });

  it('if its address is redirected.', async () => {
    const workspace = site.withFile('redirects.json', { redirects: { '/isola': '/viaggi' } });
    const given = { ...destination, path: '/isola' };
    await expect(plan('destination', 'isola', given, workspace)).rejects.toThrow('"redirects.json"');
  });
});
