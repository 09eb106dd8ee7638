import type * as z from 'zod';
import { type EntryKind, textAreas } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { readSchema } from '../form/schema-node.ts';
import type { Path } from '../store/operation.ts';
import type { DeskWords } from './words.ts';

/** Labels by the keys of schemas: `stars`, or `tiers.stars` where the key alone means several things. */
export type Labels = Readonly<Record<string, string>>;

/**
 * The label of a place in a file: that of the longest end of its path, without positions, that has one; the key itself
 * where none has.
 */
export function findLabel(labels: Labels, file: string, path: Path): string {
  const key = findLabelKey(labels, file, path);
  return (key === undefined ? undefined : labels[key]) ?? String(path.at(-1) ?? file);
}

/** The key under which the labels have that of a place; undefined if they have none. */
export function findLabelKey(labels: Labels, file: string, path: Path): string | undefined {
  const [folder = '', , area = ''] = file.replace(/\.json$/, '').split('/');
  const isText = folder === 'texts';
  const steps = path.filter((step) => typeof step === 'string');
  const keys = [isText ? area : folder, ...steps];
  const ends = keys.map((_, index) => keys.slice(index).join('.'));
  // Texts by id have the id between the area and the key.
  const inArea = isText && steps.length > 1 ? [`${area}.${steps.at(-1)}`] : [];
  return [...ends.slice(0, -1), ...inArea, ...ends.slice(-1)].find((key) => Object.hasOwn(labels, key));
}

/**
 * The word for one item of a list, such as “a season”.
 *
 * @param kind of the entries that the items are about, which names items without a word of their own
 */
export function findNoun(words: DeskWords, file: string, path: Path, kind?: EntryKind): string {
  const source = kind && idSources.get(kind);
  return (
    findOwnNoun(words, file, path) ??
    (source?.form === 'part' ? findOwnNoun(words, source.file, source.path) : undefined) ??
    words.fields.anItem
  );
}

function findOwnNoun({ labels, nouns }: DeskWords, file: string, path: Path): string | undefined {
  const key = findLabelKey(labels, file, path);
  return key === undefined ? undefined : nouns[key];
}

/** A schema's description in the language of the desk. */
function translateHint({ hints }: DeskWords, description: string | undefined): string | undefined {
  return description === undefined ? undefined : (hints[description] ?? description);
}

/** The hint of a field; undefined if it would only repeat the label. */
export function findHint(
  words: DeskWords,
  description: string | undefined,
  label: string | undefined,
): string | undefined {
  const hint = translateHint(words, description);
  return hint !== undefined && withoutStop(hint) === label ? undefined : hint;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** Areas with hundreds of texts for the whole site, whose keys have no labels: a text is called by its description. */
const DESCRIBED = ['interface', 'pages', 'labels'] as const;

/** The label of a place in a file of texts. */
export function findTextLabel(words: DeskWords, file: string, path: Path): string {
  const area = DESCRIBED.find((name) => file.startsWith('texts/') && file.endsWith(`/${name}.json`));
  const description = area && describeText(textAreas[area], path, words);
  return description ?? findLabel(words.labels, file, path);
}

/** The description of a text, or its id where it is one of many; undefined for a group of texts. */
function describeText(area: z.ZodType, path: Path, words: DeskWords): string | undefined {
  const [group, text] = [path.slice(0, -1), path].map((steps) => schemasAt(area, steps).map(readSchema)[0]);
  if (group?.type === 'record') return String(path.at(-1));
  const description = text?.type === 'object' ? undefined : translateHint(words, text?.description);
  return description && withoutStop(description);
}
