const NARROW = /[\s.,:;'’‘!|()[\]fijlrtIJ-]/u;
const BROAD = /[mwMW@&%—…\p{Lu}]/u;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** About how wide a text is, in widths of its type size: rather too wide than too narrow. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (SQUARE.test(letter)) return 1.05;
  if (NARROW.test(letter)) return 0.4;
  return BROAD.test(letter) ? 0.82 : 0.62;
}
