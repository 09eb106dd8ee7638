import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growData } from '../../../scripts/bench/grow-data.ts';
import type { JsonPath } from '../../../scripts/compiler/parse/parsed-file.ts';
import { type CompileOptions, resolveData } from '../../../scripts/compiler/resolve-data.ts';
import { isRecord, type Json, secondOperator, Workspace } from '../../helpers/workspace.ts';

interface Shown {
  /** The hash by which a build takes over a page that it made before. */
  readonly inputs: string | undefined;
  readonly shown: string;
}

type Pages = ReadonlyMap<string, Shown>;

/** The pages that a build may take over, and the parts of the tour search; undefined where the content has errors. */
function pagesOf(workspace: Workspace, options: CompileOptions = {}): Pages | undefined {
  const tours: [address: string, shown: Shown][] = [];
  const result = resolveData(workspace.sources, {
    today: '2027-03-01',
    ...options,
    takeTours: (inputs, tell) => {
      const told = tell();
      tours.push([`tours ${tours.length}`, { inputs, shown: JSON.stringify(told) }]);
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
        return [`${info.code} ${route.path}`, { inputs: route.inputs?.(), shown }];
      });
  });
  return new Map([...pages, ...tours]);
}

/** Pages that a build would take over although they have changed. */
function wronglyTaken(after: Pages | undefined, before: Pages): readonly string[] {
  return [...(after ?? [])]
    .filter(([address, { inputs }]) => before.get(address)?.inputs === inputs)
    .filter(([address, { shown }]) => before.get(address)?.shown !== shown)
    .map(([address]) => address);
}

/** Pages that a build has to resolve again. */
function resolvedAgain(after: Pages | undefined, before: Pages): readonly string[] {
  expect(after, 'the content is sound').toBeDefined();
  return [...before]
    .filter(([address, { inputs }]) => after?.get(address)?.inputs !== inputs)
    .map(([address]) => address);
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
/** Files of which a change need not concern all pages. */
const PARTLY_SHOWN = /^(?:packages|itineraries|days|prices)\/|^texts\/.*\/(?:packages|days)\.json$/;
const leaves = site.paths
  .filter((path) => PARTLY_SHOWN.test(path))
  .flatMap((path) => leavesOf(path, site.json(path)));

/** Without the value, or with another value of the same file, a longer text or a larger number in its place. */
function changed({ file, path, value }: Leaf, pick: number): Workspace {
  if (pick % 4 === 0) return site.unset(file, path);
  if (typeof value === 'number') return site.set(file, path, value + 1 + (pick % 7));
  if (typeof value === 'boolean') return site.set(file, path, !value);
  const others = leaves.filter((leaf) => leaf.file === file && typeof leaf.value === 'string');
  const other = others[pick % others.length]?.value;
  return site.set(file, path, file.startsWith('texts/') || other === undefined ? `${value} +` : other);
}

describe('a build that takes over pages of the build before', { timeout: 60_000 }, () => {
  it('notices every change of a page, whatever changes in the data', () => {
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.nat(), (leaf, pick) => {
        const after = pagesOf(changed(leaf, pick));
        fc.pre(after !== undefined);
        expect(wronglyTaken(after, before), `${leaf.file} ${leaf.path.join('.')}`).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('resolves only the page of a tour again after a price of its second option changed', () => {
    const after = pagesOf(site.set('prices/isole-attivo.json', ['rows', 0, 'lodge'], 631));
    const path = '/viaggi/isole-lente-3d';
    expect(resolvedAgain(after, before)).toEqual([`it ${path}`, `nl ${path}`]);
  });

  it.each([
    [
      'a file of the whole site',
      pagesOf(site.set('site.json', ['languages', 1, 'name'], 'Nederlandse taal')),
    ],
    ['a stop of a day, which every map shows', pagesOf(site.set('days/orta-vecchia.json', ['stops'], []))],
    ['the day', pagesOf(site, { today: '2027-03-02' })],
    ['the address of the site', pagesOf(site, { siteUrl: 'https://another.example' })],
  ])('resolves every page again after a change of %s', (_, after) => {
    expect(resolvedAgain(after, before)).toEqual([...before.keys()]);
  });
});

describe('a build of many tours that takes over pages', { timeout: 60_000 }, () => {
  const many = new Workspace(growData(site.sources, 40).map(({ path, bytes }) => [path, bytes] as const));
  const beforeMany = pagesOf(many) ?? new Map<string, Shown>();

  it.each([
    ['a tour that a list no longer shows', withoutTour(many, 'grande-giro-4d-8')],
    ['a tour that goes to no destination', many.set('packages/isole-lente-3d-8.json', ['destinations'], [])],
    ['a tour that comes first', many.set('packages/isole-lente-3d-8.json', ['order'], 0)],
  ])('notices %s', (_, workspace) => {
    const after = pagesOf(workspace);
    expect(wronglyTaken(after, beforeMany)).toEqual([]);
    expect(resolvedAgain(after, beforeMany)).toContain('it /viaggi');
  });
});

function withoutTour(workspace: Workspace, id: string): Workspace {
  const own = workspace.paths.filter((path) => new RegExp(`/${id}[.-]`).test(path));
  const texts = workspace.paths.filter((path) => /^texts\/.*\/packages\.json$/.test(path));
  const without = own.reduce((left, path) => left.without(path), workspace);
  return texts.reduce((left, path) => left.unset(path, [id]), without);
}
