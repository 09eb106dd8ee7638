import { escapeHtml } from '../../../src/shared/escape-html.ts';
import { localizedPath, readableAddress } from '../../../src/shared/language-address.ts';
import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { Redirect } from '../../compiler/resolve/content.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';

/** Small pages that lead visitors from former addresses to the present ones, on any host. */
export function redirectPages(site: ResolvedSite): readonly GeneratedFile[] {
  return movedAddresses(site).map(({ from, to, language, page }) => ({
    path: `${readableAddress(from).slice(1)}/index.html`,
    content: redirectPage(language, to, new URL(to, site.url).href, pageTitle(language, page)),
  }));
}

function pageTitle({ routes }: ResolvedLanguage, path: string): string {
  return invariant(
    routes.find((route) => route.path === path),
    path,
  ).resolve().meta.title;
}

function redirectPage({ info }: ResolvedLanguage, to: string, canonical: string, title: string): string {
  return `<!doctype html>
<html lang="${info.code}" dir="${info.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p><a href="${to}">${escapeHtml(title)}</a></p>
</body>
</html>
`;
}

/** A former address and the new one, both with their language prefix. */
interface MovedAddress extends Redirect {
  /** The language in which they are answered. */
  readonly language: ResolvedLanguage;
  /** Path of the new page, without language prefix. */
  readonly page: string;
}

/** All former addresses: of pages that have moved, in every language, and of former languages. */
export function movedAddresses({
  languages,
  redirects,
  formerLanguages,
}: Pick<ResolvedSite, 'languages' | 'redirects' | 'formerLanguages'>): readonly MovedAddress[] {
  const former = formerLanguages.flatMap(({ code, now }) => {
    const language = languages.find(({ info }) => info.code === now);
    if (!language) return [];
    const pages = [...language.routes.map(({ path }) => ({ from: path, to: path })), ...redirects];
    return pages.map((moved) => movedAddress({ code, prefix: `/${code}` }, moved, language));
  });
  const moved = languages.flatMap((language) =>
    redirects.map((redirect) => movedAddress(language.info, redirect, language)),
  );
  return [...moved, ...former];
}

/** @param asked the language in whose addresses visitors ask */
function movedAddress(
  asked: { readonly code: string; readonly prefix: string },
  { from, to }: Redirect,
  language: ResolvedLanguage,
): MovedAddress {
  return { from: localizedPath(asked, from), to: localizedPath(language.info, to), language, page: to };
}
