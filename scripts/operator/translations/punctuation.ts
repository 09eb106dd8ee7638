import type { Punctuation } from '../../../schema/glossary.ts';

const SPACES = { none: '', narrow: '\u202F', 'no-break': '\u00A0' } as const;
const SPACE_NAMES = {
  none: 'no space',
  narrow: 'a narrow no-break space',
  'no-break': 'a no-break space',
} as const;

/** All marks that languages quote with; ’ is left out, since it is also an apostrophe. */
const QUOTES = /["„“”«»‹›‚‘「」『』]/g;

/** Spaces that are doubled, at an end, or not as the language wants them before its marks. */
export function oddSpaces(text: string, rules: Punctuation): readonly string[] {
  return [
    ...(/[^\S\n]{2}/.test(text) ? ['a double space'] : []),
    ...(text === text.trim() ? [] : ['a space or line break at the start or the end']),
    ...spacesBeforeMarks(text, rules),
    ...spacesInsideQuotes(text, rules),
  ];
}

function spacesBeforeMarks(text: string, { spaceBefore = {} }: Punctuation): readonly string[] {
  // A mark between digits or in an address is none of a sentence: 07:00, https://…
  const found = [...text.matchAll(/(?<=\S)(\s*)([,.;:!?])(?=[\s\p{Pf}\p{Pe}"]|$)/gu)];
  const odd = found.flatMap(([, space = '', mark = '']) => {
    const wanted = spaceBefore[mark] ?? 'none';
    return space === SPACES[wanted] ? [] : [`not ${SPACE_NAMES[wanted]} before “${mark}”`];
  });
  return [...new Set(odd)].map((what) =>
    what.replace(/^not no space/, 'a space').replace(/^not/, 'something other than'),
  );
}

function spacesInsideQuotes(text: string, { quotes = [], quoteSpace }: Punctuation): readonly string[] {
  const pair = quotes[0];
  if (pair === undefined || quoteSpace === undefined) return [];
  const [open = '', close = ''] = pair;
  const space = SPACES[quoteSpace];
  const isOdd = [...text.matchAll(new RegExp(`${open}(\\s*)[^${pair}]*?(\\s*)${close}`, 'gu'))].some(
    ([, before, after]) => before !== space || after !== space,
  );
  return isOdd ? [`something other than ${SPACE_NAMES[quoteSpace]} inside “${pair}”`] : [];
}

/** A mark as it was found, and those that belong there. */
export interface OddMark {
  readonly found: string;
  readonly wanted: string;
}

/** Marks that the language writes otherwise. */
export function oddMarks(text: string, { quotes, apostrophe }: Punctuation): readonly OddMark[] {
  return [
    ...(text.includes('...') ? [{ found: '"..."', wanted: '“…”' }] : []),
    ...(quotes ? foreignQuotes(text, quotes) : []),
    ...(apostrophe && apostrophe !== "'" && /\p{L}'|'\p{L}/u.test(text)
      ? [{ found: "The apostrophe '", wanted: apostrophe }]
      : []),
  ];
}

function foreignQuotes(text: string, quotes: readonly string[]): readonly OddMark[] {
  const wanted = quotes.join(' or ');
  const own = [...quotes].join('');
  const foreign = (text.match(QUOTES) ?? []).filter((mark) => !own.includes(mark));
  if (foreign.length > 0) return [{ found: `The quotation mark ${foreign[0]}`, wanted }];
  return isPaired(text, quotes[0] ?? '') ? [] : [{ found: 'A quotation mark that stands alone', wanted }];
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
