import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { fileAt, jsonFile, readJson } from './json-file.ts';

/** What an operator changes between two builds. */
export const CHANGES = ['price', 'text', 'interface'] as const;

export type Change = (typeof CHANGES)[number];

type Values = Readonly<Record<string, unknown>>;

/**
 * The one file of sound data that a change touches, as it is afterwards.
 *
 * @param round how often the data was changed so before: no two changes give the same
 */
export function changeData(sources: readonly SourceFile[], change: Change, round: number): SourceFile {
  switch (change) {
    case 'price':
      return changePrice(lastBelow(sources, 'prices/'), round);
    case 'text':
      return changePackageText(sources, `(${round})`);
    case 'interface': {
      const file = fileAt(sources, `texts/${fallbackOf(sources)}/interface.json`);
      return jsonFile(file.path, lengthenFirst(readJson(file), ` (${round})`));
    }
  }
}

function changePrice(file: SourceFile, round: number): SourceFile {
  const table = readJson(file) as { readonly rows: readonly [Values, ...Values[]] };
  const [first, ...rows] = table.rows;
  const [tier, amount] = Object.entries(first).find(([, value]) => typeof value === 'number') ?? [];
  if (tier === undefined) throw new Error(`There is no price in "${file.path}".`);
  return jsonFile(file.path, { ...table, rows: [{ ...first, [tier]: Number(amount) + round }, ...rows] });
}

/** The text of the last package's card. */
function changePackageText(sources: readonly SourceFile[], added: string): SourceFile {
  const file = fileAt(sources, `texts/${fallbackOf(sources)}/packages.json`);
  const texts = readJson(file);
  const id = Object.keys(texts).at(-1) ?? '';
  const own: { readonly summary?: string } = Object(texts[id]);
  return jsonFile(file.path, { ...texts, [id]: { ...own, summary: `${own.summary} ${added}` } });
}

/** The values with their first text, one that takes no values, made longer. */
function lengthenFirst(values: Values, added: string): Values {
  let isDone = false;
  const lengthen = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, key === '$schema' ? item : lengthen(item)]),
      );
    }
    if (isDone || typeof value !== 'string' || value.includes('{')) return value;
    isDone = true;
    return value + added;
  };
  return Object(lengthen(values));
}

function fallbackOf(sources: readonly SourceFile[]): string {
  return String(readJson(fileAt(sources, 'site.json')).fallbackLanguage);
}

function lastBelow(sources: readonly SourceFile[], folder: string): SourceFile {
  const paths = sources.map(({ path }) => path).filter((path) => path.startsWith(folder));
  return fileAt(sources, paths.toSorted().at(-1) ?? folder);
}
