import { type Diagnostic, type Location, warning } from './diagnostic.ts';

// Findings of the translation report are never errors, since only people can judge a translation.

export const staleTranslation = (
  at: Location,
  key: string,
  language: string,
  source: string,
  sourceText: string,
): Diagnostic => {
  const command = `npm run translations -- accept ${language} ${key}`;
  return warning('translation.stale', at, ({ doubts }) => doubts.stale(source, sourceText, command));
};

export const oddLength = (at: Location, language: string, isLong: boolean): Diagnostic =>
  warning('translation.length', at, ({ doubts }) => doubts.oddLength(language, isLong));
