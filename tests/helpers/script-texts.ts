import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { isMessage, parseMessage } from '../../scripts/compiler/parse/message.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';
const ARABIC_SIGNS = new Map([
  [',', '،'],
  ['?', '؟'],
  [';', '؛'],
]);
const HIRAGANA = 'あいうえおかきくけこさしすせそたちつてとなにぬねのは';
const KANJI = '山川田中島湖船道旅日花木水火土石雨雪空海森村町市寺橋';
const JAPANESE_SIGNS = new Map([
  [',', '、'],
  ['.', '。'],
  ['?', '？'],
  ['!', '！'],
]);

/** A text in Arabic letters and digits, as long as its source. Values of messages stay. */
export function arabicText(text: string): string {
  return changeWords(text, (words) =>
    [...unaccented(words)].map((sign) => ARABIC_SIGNS.get(sign) ?? arabicSign(sign)).join(''),
  );
}

/** A text in Japanese characters, half as long as its source and without spaces. Values of messages stay. */
export function japaneseText(text: string): string {
  return changeWords(text, (words) =>
    unaccented(words)
      .replaceAll(/(\p{L}) +(?=\p{L})/gu, '$1')
      .replaceAll(/\p{L}{1,2}/gu, japaneseCharacter)
      .replaceAll(/([.,?!]) */g, (_, sign: string) => JAPANESE_SIGNS.get(sign) ?? sign),
  );
}

function arabicSign(sign: string): string {
  if (/\d/.test(sign)) return String.fromCodePoint(0x660 + Number(sign));
  return ARABIC[LATIN.indexOf(sign.toLowerCase())] ?? sign;
}

/** One character for one letter or two, of which about a third are Chinese. */
function japaneseCharacter(letters: string): string {
  const [first = 0, second = 0] = [...letters.toLowerCase()].map((letter) => LATIN.indexOf(letter));
  const place = Math.abs(first * 3 + second) % LATIN.length;
  return (place % 3 === 0 ? KANJI[place] : HIRAGANA[place]) ?? letters;
}

function unaccented(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * A text or message with changed words. Values, and what plurals and selections are chosen by, stay as they are.
 *
 * @param text a text that passed the checks
 * @param change gives words of the text, without values, in their new form
 */
function changeWords(text: string, change: (words: string) => string): string {
  if (!isMessage(text)) return change(text);
  const elements = parseMessage(text).map((element) => changeElement(element, change));
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the printer has a declaration of its own
  return printAST(elements);
}

function changeElement(
  element: MessageFormatElement,
  change: (words: string) => string,
): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    { value: value.map((inner) => changeElement(inner, change)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
