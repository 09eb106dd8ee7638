import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import {
  formerLanguageIsPresent,
  redirectChain,
  redirectFromPage,
  unknownRedirectTarget,
} from '../diagnostics/redirects.ts';
import {
  addressIsLanguage,
  addressOfList,
  addressReserved,
  duplicateAddress,
} from '../diagnostics/reference.ts';
import type { Address } from '../link/addresses.ts';
import type { Model } from '../link/model.ts';

/** First segments of addresses under which the built site keeps files of its own. */
const RESERVED_SEGMENTS = ['assets', 'data', 'images'] as const;

/** Addresses that two pages share, or that mean something else. */
export function checkAddresses({ addresses, files }: Model): readonly Diagnostic[] {
  const codes = files.single.site?.value.languages.map(({ code }) => code) ?? [];
  const seen = new Map<string, Address>();
  return addresses.flatMap((address) => {
    const { path, locate } = address;
    const other = seen.get(path);
    if (!other) seen.set(path, address);
    // What is wrong with the address of a list is told of its first page.
    if (address.listPage !== undefined) return [];
    return [...(other ? [takenAddress(address, other)] : []), ...checkFirstSegment(path, codes, locate)];
  });
}

/** A page whose address is that of another one, or of a further page of a long list. */
function takenAddress({ path, locate }: Address, { file, listPage }: Address): Diagnostic {
  return listPage === undefined
    ? duplicateAddress(locate(), path, file)
    : addressOfList(locate(), path, file, listPage);
}

/** An address that starts like those of a language, or of the site's own files. */
export function checkFirstSegment(
  path: string,
  codes: readonly string[],
  locate: () => Location,
): readonly Diagnostic[] {
  const segment = path.split('/')[1] ?? '';
  return [
    ...(codes.includes(segment) ? [addressIsLanguage(locate(), path, segment)] : []),
    ...(RESERVED_SEGMENTS.some((reserved) => reserved === segment)
      ? [addressReserved(locate(), path, segment)]
      : []),
  ];
}

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
