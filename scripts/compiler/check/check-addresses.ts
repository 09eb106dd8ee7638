import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { addressIsLanguage, addressReserved, duplicateAddress } from '../diagnostics/reference.ts';
import type { Address } from '../link/addresses.ts';
import type { Model } from '../link/model.ts';

/** First segments of addresses under which the built site keeps files of its own. */
export const RESERVED_SEGMENTS = ['assets', 'data', 'images'] as const;

/** Addresses that two pages share, or that mean something else. */
export function checkAddresses({ addresses, files }: Model): readonly Diagnostic[] {
  const codes = files.single.site?.value.languages.map(({ code }) => code) ?? [];
  const seen = new Map<string, Address>();
  return addresses.flatMap((address) => {
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
