import { localizedPath } from '../../../src/domain/language-address.ts';
import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import { must } from '../../compiler/link/must.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';

/** Small pages that lead visitors from a page's former addresses to its present one, in every language, on any host. */
export function redirectPages({ url, languages, redirects }: ResolvedSite): readonly GeneratedFile[] {
  return languages.flatMap((language) =>
    redirects.map(({ from, to }) => {
      const address = localizedPath(language.info, to);
      return {
        path: `${localizedPath(language.info, from).slice(1)}/index.html`,
        content: redirectPage(language, address, new URL(address, url).href, titleOf(language, to)),
      };
    }),
  );
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
