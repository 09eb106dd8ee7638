import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  formerLanguageIsPresent,
  redirectChain,
  redirectFromPage,
  unknownRedirectTarget,
} from '../diagnostics/redirects.ts';
import type { Model } from '../link/model.ts';
import { checkFirstSegment } from './check-addresses.ts';

/** Redirects that lead nowhere, to another redirect, or away from a page; languages that are not former. */
export function checkRedirects({ files, addresses }: Model): readonly Diagnostic[] {
  const { redirects: found, site } = files.single;
  // Where a file is damaged or missing its pages are not known, and what leads to them is no second mistake.
  if (!found || !site || files.damaged.size > 0) return [];
  const { file, value } = found;
  const pages = new Map(addresses.map((address) => [address.path, address.file]));
  const paths = [...pages.keys()];
  const codes = site.value.languages.map(({ code }) => code);
  const languages = Object.keys(value.languages ?? {}).flatMap((code) => {
    const at = file.keyAt(['languages', code]);
    const page = addresses.find(({ path }) => `${path}/`.startsWith(`/${code}/`));
    if (codes.includes(code)) return [formerLanguageIsPresent(at, code)];
    return page ? [redirectFromPage(at, page.path, page.file)] : [];
  });
  const moved = Object.entries(value.redirects).flatMap(([from, to]) => {
    const path = ['redirects', from];
    const owner = pages.get(from);
    const isChain = Object.hasOwn(value.redirects, to) && !pages.has(to);
    return [
      ...checkFirstSegment(from, codes, () => file.keyAt(path)),
      ...(owner === undefined ? [] : [redirectFromPage(file.keyAt(path), from, owner)]),
      ...(isChain ? [redirectChain(file.valueAt(path), to, endOf(value.redirects, to))] : []),
      ...(isChain || pages.has(to) ? [] : [unknownRedirectTarget(file.valueAt(path), to, paths)]),
    ];
  });
  return [...moved, ...languages];
}

/** Where a chain of redirects ends; undefined if it runs in a circle. */
function endOf(redirects: Readonly<Record<string, string>>, start: string): string | undefined {
  const seen = new Set<string>();
  let path: string | undefined = start;
  while (path !== undefined && Object.hasOwn(redirects, path)) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = redirects[path];
  }
  return path;
}
