import { localizedPath } from '../../src/domain/language-address.ts';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';
import { must } from '../compiler/link/must.ts';
import type { ResolvedLanguage, ResolvedSite } from '../compiler/resolve/resolve-site.ts';

/**
 * What leads visitors from a page's former addresses to its present one, in every language: a small page for
 * each, which works on any host, and `_redirects` for hosts that read it and then answer with status 301.
 */
export function redirectFiles({ url, languages, redirects }: ResolvedSite): readonly GeneratedFile[] {
  if (redirects.length === 0) return [];
  const moves = languages.flatMap((language) =>
    redirects.map(({ from, to }) => ({
      from: localizedPath(language.info, from),
      to: localizedPath(language.info, to),
      title: titleOf(language, to),
      language,
    })),
  );
  return [
    ...moves.map(({ from, to, title, language }) => ({
      path: `${from.slice(1)}/index.html`,
      content: redirectPage(language, to, new URL(to, url).href, title),
    })),
    { path: '_redirects', content: moves.map(({ from, to }) => `${from} ${to} 301\n`).join('') },
  ];
}

function titleOf({ routes }: ResolvedLanguage, path: string): string {
  return must(
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
<title>${escaped(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<p><a href="${to}">${escaped(title)}</a></p>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
