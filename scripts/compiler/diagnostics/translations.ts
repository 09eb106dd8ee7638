import type { Diagnostic, Location } from './diagnostic.ts';

/** Findings of the translation report: never errors, since only people can judge a translation. */
function doubt(code: string, at: Location, message: string, hint: string): Diagnostic {
  return { code: `translation.${code}`, severity: 'warning', at, message, hint };
}

const IF_RIGHT = (language: string): string =>
  `Correct it; if it is right, name its key under "accepted" in "glossary/${language}.json".`;

export const staleTranslation = (
  at: Location,
  key: string,
  language: string,
  source: string,
  sourceText: string,
): Diagnostic =>
  doubt(
    'stale',
    at,
    `The text in "${source}" has changed since this was translated: "${shortened(sourceText)}".`,
    `Bring it up to date, then run: npm run translations -- accept ${language} ${key}`,
  );

export const oddLength = (at: Location, language: string, isLong: boolean): Diagnostic =>
  doubt(
    'length',
    at,
    `The translation is unusually ${isLong ? 'long' : 'short'} for its source.`,
    IF_RIGHT(language),
  );

export const otherEnding = (at: Location, language: string, own: string, source: string): Diagnostic =>
  doubt('ending', at, `The text ends with ${own}, its source with ${source}.`, IF_RIGHT(language));

export const lostNumber = (at: Location, language: string, number: string): Diagnostic =>
  doubt('numbers', at, `The source says ${number}, and this text does not.`, IF_RIGHT(language));

export const oddSpace = (at: Location, language: string, what: string): Diagnostic =>
  doubt('space', at, `There is ${what}.`, IF_RIGHT(language));

export const oddMark = (at: Location, language: string, found: string, wanted: string): Diagnostic =>
  doubt('mark', at, `${found} is not how this language writes it; it uses ${wanted}.`, IF_RIGHT(language));

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
