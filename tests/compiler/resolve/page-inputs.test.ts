import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonPath } from '../../../scripts/compiler/parse/parsed-file.ts';
import { resolveData } from '../../../scripts/compiler/resolve-data.ts';
import type { PageKind } from '../../../src/domain/page-data/page.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** What pages follow from, and what they then show, by address; undefined where the content has errors. */
function pagesOf(
  workspace: Workspace,
  options: { readonly today?: string; readonly siteUrl?: string } = {},
): ReadonlyMap<string, Shown> | undefined {
  const result = resolveData(workspace.sources, { today: '2027-03-01', ...options });
  if (!result.ok) return undefined;
  return new Map(
    result.site.languages.flatMap(({ info, routes }) =>
      routes
        .filter((route) => route.inputs !== undefined)
        .map((route) => {
          const page = route.resolve();
          const shown = JSON.stringify([page, route.structuredData(page)]);
          return [`${info.code} ${route.path}`, { kind: route.kind, inputs: route.inputs?.(), shown }];
        }),
    ),
  );
}

interface Shown {
  readonly kind: PageKind;
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

/** Pages that show tours without their prices, and with them. */
const PLANS = ['/', '/luoghi'];
const LISTS = ['/luoghi/isola-san-giulio', '/luoghi/mottarone', '/viaggi', '/a-piedi'];

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
        const taken = [...after].filter(([address, { inputs }]) => before.get(address)?.inputs === inputs);
        const wrong = taken.filter(([address, { shown }]) => before.get(address)?.shown !== shown);
        expect(wrong, `${leaf.file} ${leaf.path.join('.')}`).toEqual([]);
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
      changed: [...LISTS, ...PACKAGES],
    },
    {
      change: 'a price of the first option',
      workspace: site.set('prices/isole-lento.json', ['rows', 0, 'lodge'], 561),
      changed: [...LISTS, ...PACKAGES],
    },
    {
      change: 'a plan',
      workspace: site.set('itineraries/orta-2d.json', ['plan', 'day2'], 'riposo'),
      changed: [...PLANS, ...LISTS, '/viaggi/orta-2d', ...NEXT_TO_ORTA],
    },
    {
      change: 'a day',
      workspace: site.set('days/valle-strona.json', ['letter'], 'Q'),
      changed: [...PLANS, ...LISTS, ...PACKAGES.filter((path) => path !== '/viaggi/grande-giro-4d')],
    },
    {
      change: 'a text of a package, in whichever language',
      workspace: site.set('texts/nl/packages.json', ['orta-2d', 'summary'], 'Anders.'),
      changed: [...PLANS, ...LISTS, '/viaggi/orta-2d', ...NEXT_TO_ORTA],
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
    expect(changedPaths(teenager, child)).toEqual([...LISTS, ...PACKAGES].toSorted());
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
