import { localizedPath } from '../../../src/domain/language-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { Redirect } from '../../compiler/resolve/sound-content.ts';

/** A former address as visitors ask for it, and where they are led, both with their language. */
interface MovedAddress extends Redirect {
  /** The language in which they are answered. */
  readonly language: ResolvedLanguage;
  /** The page that they are led to, without its language. */
  readonly page: string;
}

/** All former addresses: of pages that have moved, in every language, and of languages that the site had once. */
export function movedAddresses({
  languages,
  redirects,
  formerLanguages,
}: Pick<ResolvedSite, 'languages' | 'redirects' | 'formerLanguages'>): readonly MovedAddress[] {
  const former = formerLanguages.flatMap(({ code, now }) => {
    const language = languages.find(({ info }) => info.code === now);
    if (!language) return [];
    const pages = [...language.routes.map(({ path }) => ({ from: path, to: path })), ...redirects];
    return pages.map((moved) => movedIn({ code, prefix: `/${code}` }, moved, language));
  });
  const moved = languages.flatMap((language) =>
    redirects.map((redirect) => movedIn(language.info, redirect, language)),
  );
  return [...moved, ...former];
}

/** @param asked the language in whose addresses visitors ask */
function movedIn(
  asked: { readonly code: string; readonly prefix: string },
  { from, to }: Redirect,
  language: ResolvedLanguage,
): MovedAddress {
  return { from: localizedPath(asked, from), to: localizedPath(language.info, to), language, page: to };
}
