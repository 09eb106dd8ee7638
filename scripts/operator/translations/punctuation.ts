import type { Punctuation } from '../../../schema/glossary.ts';
import type { ByLanguage } from '../../messages/by-language.ts';

const SPACE_NAMES = {
  none: { en: 'no space', id: 'tanpa spasi' },
  narrow: { en: 'a narrow no-break space', id: 'spasi sempit tanpa putus' },
  'no-break': { en: 'a no-break space', id: 'spasi tanpa putus' },
} satisfies Readonly<Record<string, ByLanguage<string>>>;

const SPACES = { none: '', narrow: '\u202F', 'no-break': '\u00A0' } as const;
/** All marks that languages quote with; ’ is left out, since it is also an apostrophe. */
const QUOTES = /["„“”«»‹›‚‘「」『』]/g;

/** Spaces that are doubled, at an end, or not as the language wants them before its marks, in words. */
export function oddSpaces(text: string, rules: Punctuation): readonly ByLanguage<string>[] {
  return [
    ...(/[^\S\n]{2}/.test(text) ? [{ en: 'a double space', id: 'spasi ganda' }] : []),
    ...(text === text.trim()
      ? []
      : [
          {
            en: 'a space or line break at the start or the end',
            id: 'spasi atau ganti baris di awal atau akhir teks',
          },
        ]),
    ...spacesBeforeMarks(text, rules),
    ...spacesInsideQuotes(text, rules),
  ];
}

function spacesBeforeMarks(text: string, { spaceBefore = {} }: Punctuation): readonly ByLanguage<string>[] {
  // A mark between digits or in an address is none of a sentence: 07:00, https://…
  const found = [...text.matchAll(/(?<=\S)(\s*)([,.;:!?])(?=[\s\p{Pf}\p{Pe}"]|$)/gu)];
  const odd = found.filter(([, space = '', mark = '']) => space !== SPACES[spaceBefore[mark] ?? 'none']);
  return [...new Set(odd.map(([, , mark = '']) => mark))].map((mark) => {
    const wanted = spaceBefore[mark] ?? 'none';
    if (wanted === 'none') return { en: `a space before “${mark}”`, id: `spasi sebelum “${mark}”` };
    const { en, id } = SPACE_NAMES[wanted];
    return {
      en: `something other than ${en} before “${mark}”`,
      id: `yang lain, bukan ${id}, sebelum “${mark}”`,
    };
  });
}

function spacesInsideQuotes(
  text: string,
  { quotes = [], quoteSpace }: Punctuation,
): readonly ByLanguage<string>[] {
  const pair = quotes[0];
  if (pair === undefined || quoteSpace === undefined) return [];
  const [open = '', close = ''] = pair;
  const space = SPACES[quoteSpace];
  const isOdd = [...text.matchAll(new RegExp(`${open}(\\s*)[^${pair}]*?(\\s*)${close}`, 'gu'))].some(
    ([, before, after]) => before !== space || after !== space,
  );
  if (!isOdd) return [];
  const { en, id } = SPACE_NAMES[quoteSpace];
  return [
    {
      en: `something other than ${en} inside “${pair}”`,
      id: quoteSpace === 'none' ? `spasi di dalam “${pair}”` : `yang lain, bukan ${id}, di dalam “${pair}”`,
    },
  ];
}

/** A mark as it was found, and those that belong there, in words. */
interface OddMark {
  readonly found: ByLanguage<string>;
  readonly wanted: ByLanguage<string>;
}

/** Marks that the language writes otherwise. */
export function oddMarks(text: string, { quotes, apostrophe }: Punctuation): readonly OddMark[] {
  return [
    ...(text.includes('...') ? [{ found: alike('"..."'), wanted: alike('“…”') }] : []),
    ...(quotes ? foreignQuotes(text, quotes) : []),
    ...(apostrophe && apostrophe !== "'" && /\p{L}'|'\p{L}/u.test(text)
      ? [{ found: { en: "The apostrophe '", id: "Apostrof '" }, wanted: alike(apostrophe) }]
      : []),
  ];
}

function foreignQuotes(text: string, quotes: readonly string[]): readonly OddMark[] {
  const wanted = { en: quotes.join(' or '), id: quotes.join(' atau ') };
  const own = [...quotes].join('');
  const [foreign] = (text.match(QUOTES) ?? []).filter((mark) => !own.includes(mark));
  if (foreign !== undefined) {
    return [{ found: { en: `The quotation mark ${foreign}`, id: `Tanda kutip ${foreign}` }, wanted }];
  }
  if (isPaired(text, quotes[0] ?? '')) return [];
  return [{ found: { en: 'A quotation mark without its pair', id: 'Tanda kutip tanpa pasangan' }, wanted }];
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

function alike(marks: string): ByLanguage<string> {
  return { en: marks, id: marks };
}
