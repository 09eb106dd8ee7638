import { VALUE_MARK } from '../parse/plain-text.ts';
import { type Passage, sentencesOf } from './passage.ts';

/** A word of a text: where it stands, and how it is compared. */
export interface Word extends Passage {
  readonly folded: string;
}

/** A sentence of a text with its words, which are looked for when they are first asked for. */
interface Sentence extends Passage {
  readonly words: readonly Word[];
}

/** A text that every rule of style looks at: most find out without its sentences that there is nothing for them. */
export interface Prose {
  readonly text: string;
  /** The text as words are compared, if no part of it moves by that. */
  readonly folded: string | undefined;
  /** Taken apart when they are first asked for. */
  readonly sentences: readonly Sentence[];
}

const RUN = new RegExp(`[\\p{L}\\p{M}\\p{N}]+|${VALUE_MARK}`, 'gu');
/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A text for the rules of style. */
export function proseOf(text: string, locale: string): Prose {
  const folded = foldWhole(text, locale);
  let known: readonly Sentence[] | undefined;
  return {
    text,
    folded,
    get sentences() {
      known ??= sentencesOf(text).map(
        ({ start, end }) => new LazySentence({ text, folded }, locale, start, end),
      );
      return known;
    },
  };
}

class LazySentence implements Sentence {
  #words: readonly Word[] | undefined;

  constructor(
    readonly whole: FoldedText,
    readonly locale: string,
    readonly start: number,
    readonly end: number,
  ) {}

  get words(): readonly Word[] {
    this.#words ??= wordsBetween(this.whole, this, this.locale);
    return this.#words;
  }
}

/** Those of some words that stand in a piece of their text. */
export function wordsIn(words: readonly Word[], { start, end }: Passage): readonly Word[] {
  return words.filter((word) => word.start >= start && word.end <= end);
}

/** The words of a text; apostrophes and hyphens part them, as in l’île. */
export function wordsOf(text: string, locale: string): readonly Word[] {
  return wordsBetween({ text, folded: foldWhole(text, locale) }, { start: 0, end: text.length }, locale);
}

/** Gives whether a folded text may hold words that begin with one of these: most do not, and need not be taken apart. */
export function holdingAny(words: readonly string[]): (folded: string | undefined) => boolean {
  // A letter of these before it would be a part of the word. Of letters and figures, none means something else here.
  const any = new RegExp(`(?:^|[^a-z])(?:${words.join('|')})`);
  return (folded) => folded === undefined || isUnspaced(folded) || any.test(folded);
}

type FoldedText = Pick<Prose, 'text' | 'folded'>;

function wordsBetween(
  { text, folded }: FoldedText,
  { start: from, end: to }: Passage,
  locale: string,
): readonly Word[] {
  // A site has millions of them.
  const words: Word[] = [];
  RUN.lastIndex = from;
  for (let run = RUN.exec(text); run && run.index < to; run = RUN.exec(text)) {
    const [said] = run;
    const piece = { start: run.index, end: run.index + said.length };
    const pieces = isUnspaced(said) ? segmentsOf(said, piece.start, locale) : [piece];
    for (const { start, end } of pieces) {
      words.push({ start, end, folded: folded?.slice(start, end) ?? fold(text.slice(start, end), locale) });
    }
  }
  return words;
}

/** Whether a text has letters of scripts that put no space between words. */
function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

function segmentsOf(run: string, at: number, locale: string): readonly Passage[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(run);
  return [...segments].map(({ segment, index }) => ({ start: at + index, end: at + index + segment.length }));
}

/** A text in small letters and composed, if no part of it moves by that. */
function foldWhole(text: string, locale: string): string | undefined {
  const folded = fold(text, locale);
  return folded.length === text.length ? folded : undefined;
}

function fold(text: string, locale: string): string {
  return text.normalize('NFC').toLocaleLowerCase(locale);
}
