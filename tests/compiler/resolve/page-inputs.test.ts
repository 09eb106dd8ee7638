import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growData } from '../../../scripts/bench/grow-data.ts';
import type { JsonPath } from '../../../scripts/compiler/parse/parsed-file.ts';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import type { PageKind } from '../../../src/domain/page-data/page.ts';
import { isRecord, type Json, secondOperator, Workspace } from '../../helpers/workspace.ts';

/**
 * What pages follow from, and what they then show, by address, and the same of what is told of tours where they are
 * searched; undefined where the content has errors.
 */
function pagesOf(
  workspace: Workspace,
  options: { readonly today?: string; readonly siteUrl?: string } = {},
): ReadonlyMap<string, Shown> | undefined {
  const tours: [address: string, shown: Shown][] = [];
  const result = resolveData(workspace.sources, {
    today: '2027-03-01',
    ...options,
    takeTours: (inputs, tell) => {
      const told = tell();
      tours.push([`tours ${tours.length}`, { kind: 'tours', inputs, shown: JSON.stringify(told) }]);
      return told;
    },
  });
  if (!result.ok) return undefined;
  const pages = result.site.languages.flatMap(({ info, routes, tourParts }) => {
    expect(tourParts.length).toBeGreaterThan(0);
    return routes
      .filter((route) => route.inputs !== undefined)
      .map((route): [address: string, shown: Shown] => {
        const page = route.resolve();
        const shown = JSON.stringify([page, route.structuredData(page)]);
        return [`${info.code} ${route.path}`, { kind: route.kind, inputs: route.inputs?.(), shown }];
      });
  });
  return new Map([...pages, ...tours]);
}

interface Shown {
  readonly kind: PageKind | 'tours';
  readonly inputs: string | undefined;
  readonly shown: string;
}

interface Leaf {
  readonly file: string;
  readonly path: JsonPath;
  readonly value: boolean | number | string;
}

function leavesOf(file: string, value: Json, path: JsonPath = []): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(file, item, [...path, index]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, item]) => leavesOf(file, item, [...path, key]));
  return value === null ? [] : [{ file, path, value: value as Leaf['value'] }];
}

const site = secondOperator();
const before = pagesOf(site) ?? new Map<string, Shown>();
/** Where a change need not concern all pages. */
const PARTLY_SHOWN = /^(?:packages|itineraries|days|prices)\/|^texts\/.*\/(?:packages|days)\.json$/;
const leaves = site.paths
  .filter((path) => PARTLY_SHOWN.test(path))
  .flatMap((path) => leavesOf(path, site.json(path)));

/** Pages that show all tours without their prices. */
const PLANS = ['/', '/luoghi'];
/** Pages that show some tours on cards: those that list the first tour below, those that list Orta, and all. */
const LISTS_OF_ISOLE = ['/luoghi/isola-san-giulio', '/luoghi/mottarone', '/viaggi'];
const LISTS_OF_ORTA = ['/luoghi/isola-san-giulio', '/viaggi'];
const LISTS = [...LISTS_OF_ISOLE, '/a-piedi'];

/** All show the first of them below, but itself; the second is shown below these. */
const PACKAGES = [
  'isole-lente-3d',
  'orta-2d',
  'grande-giro-4d',
  'sentiero-laghi-12d',
  'mottarone-mezza-giornata',
].map((id) => `/viaggi/${id}`);
const NEXT_TO_ORTA = ['/viaggi/isole-lente-3d', '/viaggi/sentiero-laghi-12d'];

/** The pages in the first language that no longer follow from the same. */
function changedPaths(after: ReadonlyMap<string, Shown> | undefined, since = before): readonly string[] {
  expect(after, 'the content is sound').toBeDefined();
  return [...since]
    .filter(([address, { inputs }]) => address.startsWith('it ') && after?.get(address)?.inputs !== inputs)
    .map(([address]) => address.slice('it '.length))
    .toSorted();
}

/** Pages that follow from the same, and yet are others. */
function wronglyTaken(
  after: ReadonlyMap<string, Shown>,
  since: ReadonlyMap<string, Shown>,
): readonly string[] {
  return [...after]
    .filter(([address, { inputs }]) => since.get(address)?.inputs === inputs)
    .filter(([address, { shown }]) => since.get(address)?.shown !== shown)
    .map(([address]) => address);
}

/** Nothing, or something else that may stand there: another value of the same file, a longer text, a larger number. */
function changed({ file, path, value }: Leaf, pick: number): Workspace {
  if (pick % 4 === 0) return site.unset(file, path);
  if (typeof value === 'number') return site.set(file, path, value + 1 + (pick % 7));
  if (typeof value === 'boolean') return site.set(file, path, !value);
  const others = leaves.filter((leaf) => leaf.file === file && typeof leaf.value === 'string');
  const other = others[pick % others.length]?.value;
  return site.set(file, path, file.startsWith('texts/') || other === undefined ? `${value} +` : other);
}

describe('what a page follows from', () => {
  it('is known of the pages of packages', () => {
    const pages = [...before.values()].filter(({ kind }) => kind === 'package');
    expect(pages).toHaveLength(10);
  });

  it('is told with the page that follows from it', () => {
    for (const language of ['it', 'nl']) {
      const all = [...before].filter(([address]) => address.startsWith(`${language} `));
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all.map(([, { inputs }]) => inputs)).size).toBe(all.length);
    }
  });

  it('is the same only where the page is the same, whatever one changes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.nat(), (leaf, pick) => {
        const after = pagesOf(changed(leaf, pick));
        fc.pre(after !== undefined);
        expect(wronglyTaken(after, before), `${leaf.file} ${leaf.path.join('.')}`).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    {
      change: 'a price of the second option',
      workspace: site.set('prices/isole-attivo.json', ['rows', 0, 'lodge'], 631),
      changed: ['/viaggi/isole-lente-3d'],
    },
    {
      change: 'the age groups that the second option has prices for',
      workspace: site.set('prices/isole-attivo.json', ['children'], { child: { percent: 50 } }),
      changed: [...LISTS_OF_ISOLE, ...PACKAGES],
    },
    {
      change: 'a price of the first option',
      workspace: site.set('prices/isole-lento.json', ['rows', 0, 'lodge'], 561),
      changed: [...LISTS_OF_ISOLE, ...PACKAGES],
    },
    {
      change: 'a plan',
      workspace: site.set('itineraries/orta-2d.json', ['plan', 'day2'], 'riposo'),
      changed: [...PLANS, ...LISTS_OF_ORTA, '/viaggi/orta-2d', ...NEXT_TO_ORTA],
    },
    {
      change: 'a day',
      workspace: site.set('days/valle-strona.json', ['letter'], 'Q'),
      changed: [
        ...PLANS,
        '/luoghi/mottarone',
        '/a-piedi',
        ...PACKAGES.filter((path) => path !== '/viaggi/grande-giro-4d'),
      ],
    },
    {
      change: 'a text of a package, in whichever language',
      workspace: site.set('texts/nl/packages.json', ['orta-2d', 'summary'], 'Anders.'),
      changed: [...PLANS, ...LISTS_OF_ORTA, '/viaggi/orta-2d', ...NEXT_TO_ORTA],
    },
    {
      change: 'a text of a day',
      workspace: site.set('texts/it/days.json', ['mercato', 'title'], 'Mercato.'),
      changed: [...PLANS, ...LISTS, ...PACKAGES],
    },
  ])('changes with $change on the pages that show it', ({ workspace, changed: paths }) => {
    expect(changedPaths(pagesOf(workspace))).toEqual(paths.toSorted());
  });

  it('changes with which age groups the second option has prices for', () => {
    const [child, teenager] = ['child', 'teenager'].map((age) =>
      pagesOf(site.set('prices/isole-attivo.json', ['children'], { [age]: { percent: 50 } })),
    );
    expect(child).toBeDefined();
    expect(changedPaths(teenager, child)).toEqual([...LISTS_OF_ISOLE, ...PACKAGES].toSorted());
  });

  it.each([
    [
      'a file of the whole site',
      pagesOf(site.set('site.json', ['languages', 1, 'name'], 'Nederlandse taal')),
    ],
    [
      'a text of no package and no day',
      pagesOf(site.set('texts/nl/pages.json', ['home', 'title'], 'Anders')),
    ],
    ['a stop of a day', pagesOf(site.set('days/orta-vecchia.json', ['stops'], []))],
    ['the day', pagesOf(site, { today: '2027-03-02' })],
    ['the address of the site', pagesOf(site, { siteUrl: 'https://another.example' })],
  ])('changes on every page with %s', (_, after) => {
    expect(changedPaths(after)).toEqual([...PLANS, ...LISTS, ...PACKAGES].toSorted());
  });
});

describe('what a page of many tours follows from', () => {
  const [some, many] = [grown(20), grown(60)];
  const [beforeSome, beforeMany] = [pagesOf(some) ?? new Map(), pagesOf(many) ?? new Map()];

  /** Lists of tours that no longer follow from the same; each is another. */
  function changedLists(workspace: Workspace, since: ReadonlyMap<string, Shown>): readonly string[] {
    const after = pagesOf(workspace);
    expect(wronglyTaken(after ?? new Map(), since)).toEqual([]);
    return changedPaths(after, since).filter((path) => since.get(`it ${path}`)?.kind !== 'package');
  }

  it('is the tours that it shows: of many to a destination nine', () => {
    const table = 'prices/isole-lente-3d-12-lento.json';
    expect(changedLists(many.set(table, ['rows', 0, 'lodge'], 999), beforeMany)).toEqual(['/viaggi']);
  });

  it('is where the other tours to a destination are', () => {
    // The tenth to the mountain, and the only one of those not shown that this list has.
    expect(changedLists(withoutTour(some, 'isole-lente-3d-4'), beforeSome)).toEqual(
      [...PLANS, ...LISTS_OF_ISOLE].toSorted(),
    );
  });

  it('is how many tours the list has on all of its pages', () => {
    expect(changedLists(withoutTour(many, 'grande-giro-4d-12'), beforeMany)).toEqual(
      [...PLANS, '/viaggi', '/viaggi/2'].toSorted(),
    );
  });

  it.each([
    ['a tour goes to no destination', ['destinations'], []],
    ['a tour comes first', ['order'], 0],
  ])('is no longer the same where the page is not: %s', (_, path, value) => {
    const workspace = many.set('packages/isole-lente-3d-12.json', path, value);
    expect(changedLists(workspace, beforeMany)).toContain('/viaggi');
  });
});

/** The site with so many packages. */
function grown(count: number): Workspace {
  return new Workspace(growData(site.sources, count).map(({ path, bytes }) => [path, bytes] as const));
}

function withoutTour(workspace: Workspace, id: string): Workspace {
  const own = workspace.paths.filter((path) => new RegExp(`/${id}[.-]`).test(path));
  const texts = workspace.paths.filter((path) => /^texts\/.*\/packages\.json$/.test(path));
  const without = own.reduce((left, path) => left.without(path), workspace);
  return texts.reduce((left, path) => left.unset(path, [id]), without);
}
