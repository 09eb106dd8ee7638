import { escapeRegExp } from '../../schema/escape-reg-exp.ts';
import { valueAtPath } from '../../schema/json-path.ts';
import type { FieldPlace, ShownPlace } from '../../src/desk/preview/preview-api.ts';
import type { Page } from '../../src/shared/page-data/page.ts';
import { plainText } from '../compiler/parse/message.ts';
import type { ParsedFile } from '../compiler/parse/parsed-file.ts';
import type { Content } from '../compiler/resolve/content.ts';
import type { Texts } from '../compiler/resolve/texts.ts';
import { shownCells, shownPattern, simplify } from './find-field.ts';

/** Shorter values may occur anywhere by chance. */
const MIN_LETTERS = 4;

interface SearchedPage {
  readonly content: Content;
  readonly page: Page | undefined;
  /** All texts of the page, the layout and the interface. */
  readonly lookup: Texts;
  /** The file of the field; undefined for files of texts. */
  readonly file: ParsedFile | undefined;
}

/** The texts by which a page shows a field; none if it does not. */
export function findShown(
  { content, page, lookup, file }: SearchedPage,
  place: FieldPlace,
): readonly ShownPlace[] {
  if (place.field === '') return [];
  const [, area] = /^texts\/[^/]+\/(.+)\.json$/.exec(place.file) ?? [];
  if (area !== undefined) return textsAt(lookup, `${area}.${place.field}`);
  const cells = shownCells(content, page).filter((cell) => isAt(place, cell));
  if (cells.length > 0)
    return cells.map(({ figure, figures }) => ({
      pattern: `(?<!\\d)${escapeRegExp(figure)}(?!\\d)`,
      row: figures,
    }));
  // Times are the same in many activities.
  const activity = textsOfActivity(file, lookup, place.field);
  if (activity.length > 0) return activity;
  const value = valueAtPath(file?.value, parseFieldPath(place.field));
  const isFindable = typeof value === 'string' && value.length >= MIN_LETTERS;
  return isFindable ? [{ pattern: `^${escapeRegExp(simplify(value))}$` }] : [];
}

function textsAt(lookup: Texts, key: string): readonly ShownPlace[] {
  return lookup.asked
    .filter((one) => one === key || one.startsWith(`${key}.`))
    .map((one) => simplify(plainText(lookup.find(one).text)))
    .filter((text) => text !== '')
    .map((text) => ({ pattern: shownPattern(text).source }));
}

/** The cell of the field, or, for a whole row or table, its cells. */
function isAt({ file, field }: FieldPlace, cell: FieldPlace): boolean {
  return cell.file === file && (cell.field === field || cell.field.startsWith(`${field}.`));
}

/** An activity of a day is shown by its text. */
function textsOfActivity(file: ParsedFile | undefined, lookup: Texts, field: string): readonly ShownPlace[] {
  const [activity] = /^activities\.\d+/.exec(field) ?? [];
  const text = activity && valueAtPath(file?.value, [...parseFieldPath(activity), 'text']);
  return typeof text === 'string' ? textsAt(lookup, `activities.${text}`) : [];
}

function parseFieldPath(field: string): readonly (string | number)[] {
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
