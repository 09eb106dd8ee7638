import { readableAddress } from '../../../src/domain/language-address.ts';
import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import { must } from '../../compiler/link/must.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { movedAddresses } from './moved-addresses.ts';

/** Small pages that lead visitors from former addresses to the present ones, on any host. */
export function redirectPages(site: ResolvedSite): readonly GeneratedFile[] {
  return movedAddresses(site).map(({ from, to, language, page }) => ({
    path: `${readableAddress(from).slice(1)}/index.html`,
    content: redirectPage(language, to, new URL(to, site.url).href, titleOf(language, page)),
  }));
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
