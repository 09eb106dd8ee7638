import { formatDay } from '../form/date-format.ts';
import type { DeskWords } from './words.ts';

const ADDRESS = /((?<![\p{L}\d])\/[^\s,;"”]+|\bhttps?:\S+)/u;

/** Things that the check and the commands call otherwise than the desk; addresses stay as they are. */
export function replaceTerms(sentence: string, { terms }: DeskWords): string {
  const replaceAll = (text: string) =>
    terms.reduce((result, [term, word]) => result.replace(term, word), text);
  return sentence
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 0 ? replaceAll(part) : part))
    .join('');
}

/** Days as people write them: those of one year, and those of every year. */
const DAYS = /(?<![\d:./-])(?:\d{4}-)?\d{2}-\d{2}(?![\d:./-]\d)/g;

export function replaceDays(sentence: string, { locale }: DeskWords): string {
  return sentence.replace(DAYS, (day) => formatDay(day, locale));
}

/** Code in a hint that only makes sense in files. Values in texts, such as {price}, are typed in the desk too. */
const CODE = /[{}[\]]|["”]: |\.json|\w\/(?:\W|$)|npm (?:run|install)/;
const VALUES = /''?\{\w+\}|’?\{\w+\}/g;

/** A hint without the sentences that show how something is written in files: the desk's fields do that. */
export function withoutCode(hint: string): string {
  return hint
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .filter((sentence) => !CODE.test(sentence.replace(VALUES, '')))
    .join(' ');
}
