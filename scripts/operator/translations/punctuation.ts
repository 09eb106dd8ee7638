import type { Punctuation } from '../../../schema/glossary.ts';
import { everywhere, type Localized, type Messages } from '../../messages/messages.ts';

const SPACES = { none: '', narrow: '\u202F', 'no-break': '\u00A0' } as const;
/** All marks that languages quote with; ’ is left out, since it is also an apostrophe. */
const QUOTES = /["„“”«»‹›‚‘「」『』]/g;

/** Spaces that are doubled, at an end, or not as the language wants them before its marks, in words. */
export function oddSpaces(text: string, rules: Punctuation): readonly Localized[] {
  return [
    ...(/[^\S\n]{2}/.test(text) ? [({ doubts }: Messages) => doubts.doubleSpace] : []),
    ...(text === text.trim() ? [] : [({ doubts }: Messages) => doubts.spaceAtEnd]),
    ...spacesBeforeMarks(text, rules),
    ...spacesInsideQuotes(text, rules),
  ];
}

function spacesBeforeMarks(text: string, { spaceBefore = {} }: Punctuation): readonly Localized[] {
  // A mark between digits or in an address is none of a sentence: 07:00, https://…
  const found = [...text.matchAll(/(?<=\S)(\s*)([,.;:!?])(?=[\s\p{Pf}\p{Pe}"]|$)/gu)];
  const odd = found.filter(([, space = '', mark = '']) => space !== SPACES[spaceBefore[mark] ?? 'none']);
  return [...new Set(odd.map(([, , mark = '']) => mark))].map(
    (mark) =>
      ({ doubts }) =>
        doubts.spaceBefore(mark, spaceBefore[mark] ?? 'none'),
  );
}

function spacesInsideQuotes(text: string, { quotes = [], quoteSpace }: Punctuation): readonly Localized[] {
  const pair = quotes[0];
  if (pair === undefined || quoteSpace === undefined) return [];
  const [open = '', close = ''] = pair;
  const space = SPACES[quoteSpace];
  const isOdd = [...text.matchAll(new RegExp(`${open}(\\s*)[^${pair}]*?(\\s*)${close}`, 'gu'))].some(
    ([, before, after]) => before !== space || after !== space,
  );
  return isOdd ? [({ doubts }) => doubts.spaceInside(pair, quoteSpace)] : [];
}

/** A mark as it was found, and those that belong there, in words. */
interface OddMark {
  readonly found: Localized;
  readonly wanted: Localized;
}

/** Marks that the language writes otherwise. */
export function oddMarks(text: string, { quotes, apostrophe }: Punctuation): readonly OddMark[] {
  return [
    ...(text.includes('...') ? [{ found: everywhere('"..."'), wanted: everywhere('“…”') }] : []),
    ...(quotes ? foreignQuotes(text, quotes) : []),
    ...(apostrophe && apostrophe !== "'" && /\p{L}'|'\p{L}/u.test(text)
      ? [{ found: ({ doubts }: Messages) => doubts.apostrophe("'"), wanted: everywhere(apostrophe) }]
      : []),
  ];
}

function foreignQuotes(text: string, quotes: readonly string[]): readonly OddMark[] {
  const wanted: Localized = ({ doubts }) => doubts.marks(quotes);
  const own = [...quotes].join('');
  const [foreign] = (text.match(QUOTES) ?? []).filter((mark) => !own.includes(mark));
  if (foreign !== undefined) return [{ found: ({ doubts }) => doubts.quotationMark(foreign), wanted }];
  return isPaired(text, quotes[0] ?? '') ? [] : [{ found: ({ doubts }) => doubts.loneQuotationMark, wanted }];
}

/** Whether every opening mark has a closing one behind it. */
function isPaired(text: string, [open, close]: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === open) depth += 1;
    else if (character === close) depth -= 1;
    if (depth < 0 || depth > 1) return false;
  }
  return depth === 0;
}
