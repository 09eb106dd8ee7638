import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
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
