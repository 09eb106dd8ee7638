import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { addressIsLanguage, addressReserved, duplicateAddress } from '../diagnostics/reference.ts';
import { packagePath } from '../link/package-path.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** First segments of addresses under which the built site keeps files of its own. */
export const RESERVED_SEGMENTS = ['assets', 'data', 'images'] as const;

/** The address of a page in the default language, and where it is set. */
export interface Address {
  readonly path: string;
  readonly file: string;
  /** Where it stands; asked only if something is wrong, since looking it up takes time. */
  readonly locate: () => Location;
}

/** Addresses that two pages share, or that mean something else. */
export function checkAddresses(files: ContentFiles): readonly Diagnostic[] {
  const codes = files.single.site?.value.languages.map(({ code }) => code) ?? [];
  const seen = new Map<string, Address>();
  return collectAddresses(files).flatMap((address) => {
    const { path, locate } = address;
    const other = seen.get(path);
    if (!other) seen.set(path, address);
    return [
      ...(other ? [duplicateAddress(locate(), path, other.file)] : []),
      ...checkFirstSegment(path, codes, locate),
    ];
  });
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

/** The addresses of all pages; those of damaged files are not known. */
export function collectAddresses(files: ContentFiles): readonly Address[] {
  const site = files.single.site;
  const fixed = site
    ? Object.entries(site.value.pages)
        .filter(([name]) => name !== 'package')
        .map(([name, path]) => ({
          path,
          file: site.file.path,
          locate: () => site.file.valueAt(['pages', name]),
        }))
    : [];
  const own = [...files.entries.destinations, ...files.entries.sections].map(({ value, file }) => ({
    path: value.path,
    file: file.path,
    locate: () => file.valueAt(['path']),
  }));
  const packages = site
    ? files.entries.packages.map(({ id, file }) => ({
        path: packagePath(site.value.pages.package, id),
        file: file.path,
        locate: () => file.valueAt([]),
      }))
    : [];
  // Packages have no address of their own to change: whoever takes theirs is to blame.
  return [...fixed, ...packages, ...own];
}
