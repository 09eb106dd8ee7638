/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** What no line begins with: signs that close or go on, small kana, and particles, which belong to the word before them. */
const NEVER_FIRST =
  /^(?:[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]|\p{Script=Hiragana}+$)/u;
/** What may stand behind the last letter of a line of such scripts. */
const CLOSING = /[、。，．！？：；」』）】〉》]/u;
/** Words and names of several parts stay in one. */
const KATAKANA = /[\p{Script=Katakana}ー]/u;

/**
 * The parts of a text between which a line may end: words with the space before them; where a script has no spaces, words
 * as the language has them, with the particles behind them.
 */
export function linePieces(text: string, language: string): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    if (last === undefined || isBreakable(last, segment)) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

function isBreakable(before: string, after: string): boolean {
  // A number stays with what it counts.
  if (/^\s/u.test(after)) return !/(?:^|\P{L})\p{N}+$/u.test(before);
  if (NEVER_FIRST.test(after)) return false;
  const last = Array.from(before).at(-1) ?? '';
  const [first = ''] = after;
  if (KATAKANA.test(last) && KATAKANA.test(first)) return false;
  return (
    (UNSPACED.test(last) || CLOSING.test(last)) &&
    (UNSPACED.test(first) || /[\p{N}\p{Ps}\p{Pi}]/u.test(first))
  );
}
