import { shortened } from '../writing.ts';

/** The space that a language uses before a mark or inside quotes. */
type Space = 'none' | 'narrow' | 'no-break';

const spaces: Readonly<Record<Space, string>> = {
  none: 'no space',
  narrow: 'a narrow no-break space',
  'no-break': 'a no-break space',
};

const ifRight = (language: string): string =>
  `Correct it; if it is right, list its key under "accepted" in "glossary/${language}.json".`;

export const acknowledgements = {
  needless: (code: string, place: string, meant: string | undefined) => ({
    message: `There is no warning "${code}" at "${place}".`,
    hint: meant === undefined ? 'Remove this acknowledgement.' : `Did you mean ${meant}?`,
  }),
  expired: (hint: string, until: string, reason: string) =>
    `${hint} It was acknowledged until ${until} (“${reason}”): look again, then fix it or set a new date.`,
};

/** What looks wrong in a translation. */
export const doubts = {
  stale: (source: string, sourceText: string, command: string) => ({
    message: `The text in "${source}" has changed since this was translated: "${shortened(sourceText, 80)}".`,
    hint: `Update it, then run: ${command}`,
  }),
  oddLength: (language: string, isLong: boolean) => ({
    message: `The translation is unusually ${isLong ? 'long' : 'short'} compared with its source.`,
    hint: ifRight(language),
  }),
  otherEnding: (language: string, own: string, source: string) => ({
    message: `The text ends with ${own}, its source with ${source}.`,
    hint: ifRight(language),
  }),
  endings: { sentence: 'the end of a sentence', colon: 'a colon', none: 'no mark' },
  lostNumber: (language: string, number: string) => ({
    message: `The source contains ${number}, this text does not.`,
    hint: ifRight(language),
  }),
  oddSpace: (language: string, what: string) => ({
    message: `There is ${what}.`,
    hint: ifRight(language),
  }),
  doubleSpace: 'a double space',
  spaceAtEnd: 'a space or line break at the start or the end',
  spaceBefore: (mark: string, wanted: Space) =>
    wanted === 'none'
      ? `a space before “${mark}”`
      : `something other than ${spaces[wanted]} before “${mark}”`,
  spaceInside: (quotes: string, wanted: Space) => `something other than ${spaces[wanted]} inside “${quotes}”`,
  oddMark: (language: string, found: string, wanted: string) => ({
    message: `${found} is not usual in this language, which uses ${wanted}.`,
    hint: ifRight(language),
  }),
  quotationMark: (mark: string) => `The quotation mark ${mark}`,
  loneQuotationMark: 'A quotation mark without its pair',
  apostrophe: (mark: string) => `The apostrophe ${mark}`,
  marks: (wanted: readonly string[]) => wanted.join(' or '),
};
