import { shortened } from '../writing.ts';

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
    hint: `Correct it; if it is right, list its key under "accepted" in "glossary/${language}.json".`,
  }),
};
