import { type Diagnostic, error, type Location } from './diagnostic.ts';
import { suggest } from './did-you-mean.ts';

export const unknownRedirectTarget = (at: Location, path: string, known: readonly string[]): Diagnostic => {
  const suggestion = suggest(path, known);
  return error('redirect.unknown-target', at, (messages) =>
    messages.redirects.unknownTarget(path, suggestion(messages)),
  );
};

export const redirectFromPage = (at: Location, path: string, file: string): Diagnostic =>
  error('redirect.is-page', at, ({ redirects }) => redirects.isPage(path, file));

export const formerLanguageIsPresent = (at: Location, code: string): Diagnostic =>
  error('redirect.present-language', at, ({ redirects }) => redirects.presentLanguage(code));

/** @param end where the chain ends; undefined if it runs in a circle */
export const redirectChain = (at: Location, path: string, end: string | undefined): Diagnostic =>
  error('redirect.chain', at, ({ redirects }) => redirects.chain(path, end));
