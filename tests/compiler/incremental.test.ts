import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import type { JsonPath } from '../../scripts/compiler/parse/parsed-file.ts';
import { plainOperator } from '../helpers/plain-operator.ts';
import { isRecord, type Json, type Workspace } from '../helpers/workspace.ts';

// Without seasons, in which tables have further amounts.
const site = plainOperator();
const before = modulesOf(site);

function modulesOf(workspace: Workspace): ReadonlyMap<string, string> {
  const result = compileSite(workspace.sources);
  if (!result.ok) throw new Error('The workspace has errors.');
  return new Map(result.files.map(({ path, content }) => [path, content]));
}

function changedModules(workspace: Workspace): readonly string[] {
  const after = modulesOf(workspace);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/**
 * The modules that show an amount: as both languages write it, as a price from which a tour starts or in a table, or in
 * cents, from which a card reckons what a group pays.
 */
function showing(amount: number, modules: ReadonlyMap<string, string>): readonly string[] {
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace('.', ',');
  const text = new RegExp(`(?<![\\d.,:-])(?:${written}|${Math.round(amount * 100)})(?![\\d.]|,\\d)`);
  return [...modules].filter(([, content]) => text.test(content)).map(([path]) => path);
}

interface Price {
  readonly file: string;
  readonly path: JsonPath;
  readonly amount: number;
}

function pricesOf(file: string, value: Json, path: JsonPath = []): readonly Price[] {
  if (typeof value === 'number' && path[0] === 'rows') return [{ file, path, amount: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => pricesOf(file, item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => pricesOf(file, item, [...path, key]));
}

const prices = site.paths
  .filter((path) => path.startsWith('prices/'))
  .flatMap((path) => pricesOf(path, site.json(path)));

describe('a change to the data changes only what shows it', () => {
  it('a price of an option that is not the first: the page of its package, in all languages', () => {
    const workspace = site.set('prices/isole-attivo.json', ['rows', 0, 'lodge'], 775);
    expect(changedModules(workspace)).toEqual([
      'it/pages/viaggi_isole-lente-3d.ts',
      'nl/pages/viaggi_isole-lente-3d.ts',
    ]);
  });

  it('any other price of a package: also the pages with its card', () => {
    const workspace = site.set('prices/default-1-night.json', ['rows', 1, 'guesthouse'], 180);
    const pages = [
      '_tours-0',
      'luoghi_isola-san-giulio',
      'viaggi',
      'viaggi_isole-lente-3d',
      'viaggi_orta-2d',
      // Shows the tour above among those like it.
      'viaggi_sentiero-laghi-12d',
    ];
    expect(changedModules(workspace)).toEqual(
      ['it', 'nl'].flatMap((code) => pages.map((page) => `${code}/pages/${page}.ts`)),
    );
  });

  it('any price: exactly the pages that showed the old one or show the new one', () => {
    const amounts = prices.map(({ amount }) => amount);
    expect(new Set(amounts).size, 'every price of the fixture is told apart by its amount').toBe(
      amounts.length,
    );
    const newAmount = fc
      .integer({ min: 1, max: 999 })
      .filter((amount) => showing(amount, before).length === 0);
    fc.assert(
      fc.property(fc.constantFrom(...prices), newAmount, ({ file, path, amount }, other) => {
        const workspace = site.set(file, path, other);
        const expected = new Set([...showing(amount, before), ...showing(other, modulesOf(workspace))]);
        expect(changedModules(workspace)).toEqual([...expected].toSorted());
      }),
      { numRuns: 15 },
    );
  });

  it('a sentence of one language: pages of that language only', () => {
    const workspace = site.replace('texts/it/days.json', 'Giorno di mercato', 'Il mercato');
    expect(changedModules(workspace)).toEqual([
      'it/pages/_tours-0.ts',
      'it/pages/viaggi_isole-lente-3d.ts',
      'it/pages/viaggi_orta-2d.ts',
      'it/pages/viaggi_sentiero-laghi-12d.ts',
    ]);
  });

  it('a text of the interface: the messages of that language only', () => {
    const workspace = site.replace('texts/nl/interface.json', 'Naar de inhoud', 'Direct naar de inhoud');
    expect(changedModules(workspace)).toEqual(['nl/messages.ts']);
  });

  it('nothing, where only the layout of a file changes', () => {
    const relaid = site.paths
      .filter((path) => path.endsWith('.json'))
      .reduce((workspace, path) => workspace.withFile(path, workspace.json(path)), site);
    expect(changedModules(relaid)).toEqual([]);
  });
});
