import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';

const tag = finding('text.tag', 'warning', {
  en: ({ found }: { found: string }) => [
    `"${found}" is a tag of HTML: visitors see it as it is written.`,
    'Remove it; texts are plain.',
  ],
  id: ({ found }) => [
    `"${found}" adalah tag HTML: pengunjung melihatnya persis seperti tertulis.`,
    'Hapus; teks ditulis polos.',
  ],
});

const entity = finding('text.entity', 'warning', {
  en: ({ found }: { found: string }) => [
    `"${found}" stands for a character in HTML: visitors see it as it is written.`,
    'Type the character itself.',
  ],
  id: ({ found }) => [
    `"${found}" adalah kode karakter HTML: pengunjung melihatnya persis seperti tertulis.`,
    'Ketik langsung karakternya.',
  ],
});

const misread = finding('text.encoding', 'warning', {
  en: ({ found }: { found: string }) => [
    `"${found}" looks like an accented letter or a sign that was read in another encoding.`,
    'Type the letter again; if many are like this, restore the text and save it as UTF-8.',
  ],
  id: ({ found }) => [
    `"${found}" tampaknya huruf beraksen atau tanda yang pernah dibaca dengan encoding lain.`,
    'Ketik lagi hurufnya; kalau banyak yang begini, kembalikan teksnya dan simpan sebagai UTF-8.',
  ],
});

const TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|mark|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>/i;

const ENTITY =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|apos|copy|gt|hellip|laquo|lt|middot|nbsp|quot|raquo|shy|szlig|[lr][ds]quo|[mn]dash|(?:ae|oe)lig|[a-z](?:acute|cedil|circ|grave|tilde|uml));/i;

/**
 * UTF-8 that was read as windows-1252: the first of two or three bytes, and one that can follow it. In words of capitals,
 * such as "MAÇÃ", the same letters are right.
 */
const MISREAD =
  /(?<!\p{Lu})[ÂÃ](?:[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|(?<=\p{Ll}Ã) )|â€[^\p{L}\s]|â€(?:œ|š)|â‚¬|â„¢|ï»¿|ï¿½/u;

/** Writing that other programs turn into something else, and this one shows as it is. */
const KINDS = [
  { pattern: TAG, report: tag },
  { pattern: ENTITY, report: entity },
  { pattern: MISREAD, report: misread },
] as const;

/**
 * Tags, entities and misread characters: of each kind the first one in a text.
 *
 * @param locate finds the place of a part of the text
 */
export function checkMarkup(
  text: string,
  locate: (index: number, length: number) => Location,
): readonly Diagnostic[] {
  return KINDS.flatMap(({ pattern, report }) => {
    const match = pattern.exec(text);
    return match ? [report(locate(match.index, match[0].length), { found: match[0] })] : [];
  });
}
