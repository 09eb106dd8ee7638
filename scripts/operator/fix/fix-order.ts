import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { everywhere } from '../../messages/messages.ts';
import { lineOf, type ProposedFix } from './fix.ts';

/** Puts group sizes, and the rows of price tables and of their seasons, from small to large. */
export function fixOrder(
  file: string,
  text: string,
  tree: Node,
  bands: ReadonlyMap<string, number>,
): readonly ProposedFix[] {
  if (file === 'site.json') return reorder(file, text, findNodeAtLocation(tree, ['bands']), 'id', bands);
  if (!file.startsWith('prices/')) return [];
  const seasons = findNodeAtLocation(tree, ['seasons'])?.children ?? [];
  const lists = [tree, ...seasons.flatMap(({ children: [, prices] = [] }) => prices ?? [])];
  return lists.flatMap((holder) =>
    reorder(file, text, findNodeAtLocation(holder, ['rows']), 'paxCount', bands),
  );
}

/** The smallest group of each size, by its id, as far as site.json can be read. */
export function bandStarts(tree: Node | undefined): ReadonlyMap<string, number> {
  const bands = (tree && findNodeAtLocation(tree, ['bands'])?.children) ?? [];
  return new Map(
    bands.flatMap((band) => {
      const id: unknown = findNodeAtLocation(band, ['id'])?.value;
      const min: unknown = findNodeAtLocation(band, ['min'])?.value;
      return typeof id === 'string' && typeof min === 'number' ? [[id, min] as const] : [];
    }),
  );
}

/** Each place of the list keeps its layout; only what stands there changes. */
function reorder(
  file: string,
  text: string,
  list: Node | undefined,
  key: string,
  bands: ReadonlyMap<string, number>,
): readonly ProposedFix[] {
  const entries = (list?.children ?? []).map((node) => {
    const id = String(findNodeAtLocation(node, [key])?.value);
    return { node, id, start: bands.get(id) };
  });
  const ids = entries.map(({ id }) => id);
  // A size that is not known, or stands twice, is a mistake that a person has to look at.
  const isClear = entries.every(({ start }) => start !== undefined) && new Set(ids).size === ids.length;
  const sorted = entries.toSorted((left, right) => (left.start ?? 0) - (right.start ?? 0));
  if (!isClear || sorted.every(({ node }, index) => node === entries[index]?.node)) return [];
  const edits = entries.flatMap(({ node }, index) => {
    const wanted = sorted[index]?.node ?? node;
    if (wanted === node) return [];
    const content = text.slice(wanted.offset, wanted.offset + wanted.length);
    return [{ offset: node.offset, length: node.length, content }];
  });
  const fix = {
    file,
    line: lineOf(text, list?.offset ?? 0),
    before: everywhere(ids.join(', ')),
    after: everywhere(sorted.map(({ id }) => id).join(', ')),
  };
  return [{ fix, edits }];
}
