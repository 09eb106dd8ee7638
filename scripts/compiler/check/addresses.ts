import { isDeviceName } from '../../../schema/device-name.ts';
import { MAX_SEGMENT_BYTES } from '../../../schema/limits.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Address } from '../link/addresses.ts';
import type { Model } from '../link/model.ts';

const unknownRedirectTarget = finding('redirect.unknown-target', 'error', {
  en: ({ path, known }: { path: string; known: readonly string[] }, { suggest }) => [
    `There is no page at "${path}".`,
    suggest(path, known) ?? 'Give the address of a page.',
  ],
  id: ({ path, known }, { suggest }) => [
    `Tidak ada halaman di alamat "${path}".`,
    suggest(path, known) ?? 'Tulis alamat sebuah halaman.',
  ],
});

const redirectFromPage = finding('redirect.is-page', 'error', {
  en: ({ path, file }: { path: string; file: string }) => [
    `"${path}" is the address of a page ("${file}"): with this line it could no longer be opened.`,
    'Remove the line.',
  ],
  id: ({ path, file }) => [
    `"${path}" adalah alamat sebuah halaman ("${file}"): karena baris ini halamannya tidak bisa dibuka lagi.`,
    'Hapus baris ini.',
  ],
});

const formerLanguageIsPresent = finding('redirect.present-language', 'error', {
  en: ({ code }: { code: string }) => [
    `"${code}" is a language of the site: with this line its pages could no longer be opened.`,
    'Remove the line: only former languages of the site belong here.',
  ],
  id: ({ code }) => [
    `"${code}" adalah bahasa situs ini: karena baris ini halamannya tidak bisa dibuka lagi.`,
    'Hapus baris ini: di sini hanya bahasa yang dulu ada di situs.',
  ],
});

const unpublishedLanguage = finding('redirect.unpublished-language', 'warning', {
  en: ({ from, to }: { from: string; to: string }) => [
    `"${to}" is not published: addresses that began with "/${from}/" lead to no page.`,
    'Name a language that is published, or publish this one.',
  ],
  id: ({ from, to }) => [
    `"${to}" belum diterbitkan: alamat yang dulu diawali "/${from}/" tidak mengarah ke halaman mana pun.`,
    'Tulis bahasa yang sudah diterbitkan, atau terbitkan bahasa ini.',
  ],
});

const redirectChain = finding('redirect.chain', 'error', {
  en: ({ path, end }: { path: string; end: string | undefined }) => [
    `"${path}" is itself an old address that leads elsewhere.`,
    end === undefined ? 'Give the address of a page.' : `Write "${end}" here.`,
  ],
  id: ({ path, end }) => [
    `"${path}" sendiri adalah alamat lama yang mengarah ke tempat lain.`,
    end === undefined ? 'Tulis alamat sebuah halaman.' : `Tulis "${end}" di sini.`,
  ],
});

export const duplicateAddress = finding('address.duplicate', 'error', {
  en: ({ path, other }: { path: string; other: string }) => [
    `The address "${path}" already belongs to "${other}".`,
    'Give one of the two another address.',
  ],
  id: ({ path, other }) => [
    `Alamat "${path}" sudah dipakai oleh "${other}".`,
    'Beri salah satunya alamat lain.',
  ],
});

const addressOfList = finding('address.list-page', 'error', {
  en: ({ path, section, page }: { path: string; section: string; page: number }) => [
    `The address "${path}" belongs to page ${page} of the tours of "${section}".`,
    'Give one of the two another address: long lists continue below their own address.',
  ],
  id: ({ path, section, page }) => [
    `Alamat "${path}" adalah alamat halaman ${page} daftar tur "${section}".`,
    'Beri salah satunya alamat lain: daftar yang panjang berlanjut di bawah alamatnya sendiri.',
  ],
});

const addressIsLanguage = finding('address.language', 'error', {
  en: ({ path, code }: { path: string; code: string }) => [
    `The address "${path}" starts with the language code "${code}".`,
    'Choose an address with a different start.',
  ],
  id: ({ path, code }) => [
    `Alamat "${path}" diawali kode bahasa "${code}".`,
    'Pilih alamat dengan awalan lain.',
  ],
});

const addressReserved = finding('address.reserved', 'error', {
  en: ({ path, segment }: { path: string; segment: string }) => [
    `The address "${path}" starts with "/${segment}", where the site keeps its own files.`,
    'Choose an address with a different start.',
  ],
  id: ({ path, segment }) => [
    `Alamat "${path}" diawali "/${segment}", tempat situs menyimpan file-filenya sendiri.`,
    'Pilih alamat dengan awalan lain.',
  ],
});

const addressIsFile = finding('address.reserved', 'error', {
  en: ({ path }: { path: string }) => [
    `The address "${path}" is that of a file which the site writes itself, such as "/index.html" or "/404.html".`,
    'Choose another last part.',
  ],
  id: ({ path }) => [
    `Alamat "${path}" adalah alamat file yang dibuat situs sendiri, seperti "/index.html" atau "/404.html".`,
    'Pilih bagian terakhir yang lain.',
  ],
});

const addressIsDevice = finding('address.reserved', 'error', {
  en: ({ path, segment }: { path: string; segment: string }) => [
    `"${segment}" cannot be a part of the address "${path}": Windows keeps this name for a device.`,
    'Choose another word.',
  ],
  id: ({ path, segment }) => [
    `"${segment}" tidak bisa menjadi bagian alamat "${path}": Windows memakai nama ini untuk perangkat.`,
    'Pilih kata lain.',
  ],
});

const addressTooLong = finding('address.too-long', 'error', {
  en: ({ segment, bytes }: { segment: string; bytes: number }) => [
    `"${segment.slice(0, SHOWN_LETTERS)}…", a part of the address, takes ${bytes} bytes; more than ${MAX_SEGMENT_BYTES} are too many for the names of files.`,
    'Shorten it; letters outside of the Latin script take 2 to 4 bytes each.',
  ],
  id: ({ segment, bytes }) => [
    `"${segment.slice(0, SHOWN_LETTERS)}…", bagian dari alamat ini, memerlukan ${bytes} byte; lebih dari ${MAX_SEGMENT_BYTES} terlalu panjang untuk nama file.`,
    'Persingkat; huruf di luar aksara Latin memerlukan 2 sampai 4 byte.',
  ],
});

/** Letters of a part of an address that a message shows. */
const SHOWN_LETTERS = 20;

/** First segments of addresses under which the built site keeps files of its own. */
const RESERVED_SEGMENTS = ['assets', 'data', 'images'] as const;

/** Addresses that two pages share, or that have another meaning. */
export function checkAddresses({ addresses, files }: Model): readonly Diagnostic[] {
  const codes = files.single.site?.value.languages.map(({ code }) => code) ?? [];
  const seen = new Map<string, Address>();
  return addresses.flatMap((address) => {
    const { path, locate } = address;
    const other = seen.get(path);
    if (!other) seen.set(path, address);
    // Mistakes in the address of a list are reported for its first page.
    if (address.listPage !== undefined) return [];
    return [...(other ? [takenAddress(address, other)] : []), ...checkAddress(path, codes, locate)];
  });
}

/** A page whose address is that of another one, or of a further page of a long list. */
function takenAddress({ path, locate }: Address, { file, listPage }: Address): Diagnostic {
  return listPage === undefined
    ? duplicateAddress(locate(), { path, other: file })
    : addressOfList(locate(), { path, section: file, page: listPage });
}

/** An address that means something else, or cannot be the name of a file: `x` is written to `x/index.html` and `x.html`. */
export function checkAddress(
  path: string,
  codes: readonly string[],
  locate: () => Location,
): readonly Diagnostic[] {
  const segments = path.split('/').slice(1);
  const device = segments.find(isDeviceName);
  const long = segments.find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  return [
    ...checkFirstSegment(path, segments[0] ?? '', codes, locate),
    ...(segments.at(-1) === 'index' || path === '/404' ? [addressIsFile(locate(), { path })] : []),
    ...(device === undefined ? [] : [addressIsDevice(locate(), { path, segment: device })]),
    ...(long === undefined
      ? []
      : [addressTooLong(locate(), { segment: long, bytes: Buffer.byteLength(long) })]),
  ];
}

/** An address that starts like those of a language, or of the site's own files. */
function checkFirstSegment(
  path: string,
  segment: string,
  codes: readonly string[],
  locate: () => Location,
): readonly Diagnostic[] {
  return [
    ...(codes.includes(segment) ? [addressIsLanguage(locate(), { path, code: segment })] : []),
    ...(RESERVED_SEGMENTS.some((reserved) => reserved === segment)
      ? [addressReserved(locate(), { path, segment })]
      : []),
  ];
}

/** Redirects that lead nowhere, to another redirect, or away from a page; former languages that are present, or lead to an unpublished one. */
export function checkRedirects({ files, addresses }: Model): readonly Diagnostic[] {
  const { redirects: found, site } = files.single;
  // The pages of a damaged or missing file are not known: a redirect to them is no second mistake.
  if (!found || !site || files.damaged.size > 0) return [];
  const { file, value } = found;
  const pages = new Map(addresses.map((address) => [address.path, address.file]));
  const paths = [...pages.keys()];
  const codes = site.value.languages.map(({ code }) => code);
  const unpublished = site.value.languages.filter(({ published }) => published === false);
  const languages = Object.entries(value.languages ?? {}).flatMap(([code, to]) => {
    const at = file.keyAt(['languages', code]);
    const page = addresses.find(({ path }) => `${path}/`.startsWith(`/${code}/`));
    if (codes.includes(code)) return [formerLanguageIsPresent(at, { code })];
    if (page) return [redirectFromPage(at, { path: page.path, file: page.file })];
    const isUnpublished = unpublished.some((language) => language.code === to);
    return isUnpublished ? [unpublishedLanguage(file.valueAt(['languages', code]), { from: code, to })] : [];
  });
  const moved = Object.entries(value.redirects).flatMap(([from, to]) => {
    const path = ['redirects', from];
    const owner = pages.get(from);
    const isChain = Object.hasOwn(value.redirects, to) && !pages.has(to);
    return [
      ...checkAddress(from, codes, () => file.keyAt(path)),
      ...(owner === undefined ? [] : [redirectFromPage(file.keyAt(path), { path: from, file: owner })]),
      ...(isChain
        ? [redirectChain(file.valueAt(path), { path: to, end: findEnd(value.redirects, to) })]
        : []),
      ...(isChain || pages.has(to)
        ? []
        : [unknownRedirectTarget(file.valueAt(path), { path: to, known: paths })]),
    ];
  });
  return [...moved, ...languages];
}

/** The end of a chain of redirects; undefined if it runs in a circle. */
function findEnd(redirects: Readonly<Record<string, string>>, start: string): string | undefined {
  const seen = new Set<string>();
  let path: string | undefined = start;
  while (path !== undefined && Object.hasOwn(redirects, path)) {
    if (seen.has(path)) return undefined;
    seen.add(path);
    path = redirects[path];
  }
  return path;
}
