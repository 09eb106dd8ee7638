import type { Localized, Messages } from '../../messages/messages.ts';
import { type Diagnostic, type Explanation, type Location, warning } from './diagnostic.ts';

/** How a text may end. */
export type Ending = keyof Messages['doubts']['endings'];

/** Findings of the translation report: never errors, since only people can judge a translation. */
function doubt(code: string, at: Location, explanation: Localized<Explanation>): Diagnostic {
  return warning(`translation.${code}`, at, explanation);
}

export const staleTranslation = (
  at: Location,
  key: string,
  language: string,
  source: string,
  sourceText: string,
): Diagnostic => {
  const command = `npm run translations -- accept ${language} ${key}`;
  return doubt('stale', at, ({ doubts }) => doubts.stale(source, sourceText, command));
};

export const oddLength = (at: Location, language: string, isLong: boolean): Diagnostic =>
  doubt('length', at, ({ doubts }) => doubts.oddLength(language, isLong));

export const otherEnding = (at: Location, language: string, own: Ending, source: Ending): Diagnostic =>
  doubt('ending', at, ({ doubts }) =>
    doubts.otherEnding(language, doubts.endings[own], doubts.endings[source]),
  );

export const lostNumber = (at: Location, language: string, number: string): Diagnostic =>
  doubt('numbers', at, ({ doubts }) => doubts.lostNumber(language, number));

export const oddSpace = (at: Location, language: string, what: Localized): Diagnostic =>
  doubt('space', at, (messages) => messages.doubts.oddSpace(language, what(messages)));

export const oddMark = (at: Location, language: string, found: Localized, wanted: Localized): Diagnostic =>
  doubt('mark', at, (messages) => messages.doubts.oddMark(language, found(messages), wanted(messages)));
