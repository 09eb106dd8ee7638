import { linkModel } from '../../compiler/link/link-model.ts';
import type { LinkedPackage, LinkedPriceTable } from '../../compiler/link/model.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { createRandom, type Random } from '../../random.ts';
import { jsonFile, readJson } from './json-file.ts';
import { properName, Retelling } from './retelling.ts';

/** The same data grows the same way every time. */
const SEED = 1;
/** Copies stand behind all packages of the data. */
const FIRST_ORDER = 1_000_000;
const PACKAGE_TEXTS = /^texts\/[^/]+\/packages\.json$/;

/** A package that is made after another. */
interface Copy {
  readonly id: string;
  readonly original: LinkedPackage;
}

/**
 * Sound data with so many packages, no fewer than it has: copies of its packages in turn, in their categories, each
 * with an itinerary, texts and prices of its own. Menus, pages and destinations stay as they are.
 */
export function growData(sources: readonly SourceFile[], count: number): readonly SourceFile[] {
  const random = createRandom(SEED);
  const { packages } = linkModel(soundFiles(sources));
  const copies = copiesOf(packages, count - packages.length);
  return [
    ...sources.map((source) =>
      PACKAGE_TEXTS.test(source.path) ? withTexts(source, copies, random) : source,
    ),
    ...copies.flatMap((copy, index) => [
      jsonFile(`packages/${copy.id}.json`, { ...readObject(copy.original), order: FIRST_ORDER + index }),
      ...itineraryOf(copy),
      ...priceTablesOf(copy, random),
    ]),
  ];
}

function copiesOf(packages: readonly LinkedPackage[], count: number): readonly Copy[] {
  return Array.from({ length: Math.max(0, count) }).flatMap((_, index) => {
    const original = packages[index % packages.length];
    const round = 2 + Math.floor(index / packages.length);
    return original ? [{ id: `${original.id}-${round}`, original }] : [];
  });
}

function readObject({ file }: LinkedPackage): object {
  return Object(file.value);
}

function itineraryOf({ id, original }: Copy): readonly SourceFile[] {
  const { itinerary } = original;
  return itinerary ? [jsonFile(`itineraries/${id}.json`, itinerary.file.value)] : [];
}

/** The tables of the original's options, for the copy alone. */
function priceTablesOf({ id, original }: Copy, random: Random): readonly SourceFile[] {
  const tables = new Set(original.variants.flatMap(({ table }) => table ?? []));
  return [...tables].map((table) => {
    const options = original.variants.flatMap(({ option, table: own }) =>
      option && own === table ? [option.id] : [],
    );
    const serves = { package: id, ...(options.length > 0 ? { options } : {}) };
    const name = [id, ...options].join('-').toLowerCase();
    return jsonFile(`prices/${name}.json`, { ...withAnswers(table), serves, rows: dearer(table, random) });
  });
}

/** What somebody has answered for in a table is as odd in its copy. */
function withAnswers({ data: { acknowledged } }: LinkedPriceTable): object {
  return acknowledged ? { acknowledged } : {};
}

/** The rows of a table, every price raised by the same: what is sound stays so. */
function dearer({ data: { rows } }: LinkedPriceTable, random: Random): readonly object[] {
  const amounts = rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'));
  const unit = 10 ** Math.max(0, String(Math.trunc(Math.min(...amounts))).length - 3);
  const raise = unit * Math.ceil(9 * random());
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? value + raise : value]),
    ),
  );
}

function withTexts(source: SourceFile, copies: readonly Copy[], random: Random): SourceFile {
  const texts = readJson(source);
  const retelling = new Retelling(texts, random);
  const added = copies.flatMap(({ id, original }) => {
    const own = texts[original.id];
    return own === undefined ? [] : [[id, renamed(retelling.of(own), random)] as const];
  });
  return jsonFile(source.path, { ...texts, ...Object.fromEntries(added) });
}

/** The name says how long a tour is: that is kept, and its first word is another. */
function renamed(texts: unknown, random: Random): unknown {
  const entry: { readonly name?: string } = Object(texts);
  return { ...entry, name: `${entry.name}`.replace(/^\S+/u, properName(random)) };
}
