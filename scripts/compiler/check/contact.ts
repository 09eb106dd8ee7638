import { CHANNEL_VALUES, mailRecipients } from '../../../schema/channel.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import type { Site } from '../../../schema/site.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { fillAddress } from '../link/fill-address.ts';
import type { Model } from '../link/model.ts';
import { isExampleHost } from '../link/placeholder-host.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { TextFile } from '../validate/content-files.ts';

const exampleAddress = finding('placeholder.example', 'warning', {
  en: ({ host }: { host: string }) => [
    `"${host}" is an example address: it belongs to nobody.`,
    'Enter your own.',
  ],
  id: ({ host }) => [
    `"${host}" hanya alamat contoh, bukan milik siapa pun.`,
    'Isi dengan alamat Anda sendiri.',
  ],
});

const clicksElsewhere = finding('chat-clicks.elsewhere', 'error', {
  en: ({ host, own }: { host: string; own: string }) => [
    `"${host}" is not the site’s own domain, and would learn where visitors open the chat.`,
    `Use an address of ${own}, or leave "chatClicks" out.`,
  ],
  id: ({ host, own }) => [
    `"${host}" bukan domain situs ini sendiri, dan akan tahu di mana pengunjung membuka chat.`,
    `Pakai alamat di ${own}, atau hapus "chatClicks".`,
  ],
});

const bareLink = finding('link.front-page', 'warning', {
  en: ({ host }: { host: string }) => [
    `The link leads to the front page of ${host}, not to a page of your own.`,
    'Open your page in a browser and copy its whole address.',
  ],
  id: ({ host }) => [
    `Tautan ini menuju halaman depan ${host}, bukan halaman Anda sendiri.`,
    'Buka halaman Anda di browser, lalu salin alamat lengkapnya.',
  ],
});

const placeholderNumber = finding('placeholder.phone', 'warning', {
  en: ({ phone }: { phone: string }) => [
    `"${phone}" does not look like a real phone number.`,
    'Enter the number that answers the chat.',
  ],
  id: ({ phone }) => [
    `"${phone}" sepertinya bukan nomor telepon asli.`,
    'Isi dengan nomor yang dipakai untuk membalas chat.',
  ],
});

const phoneLength = finding('phone.length', 'error', {
  en: ({ digits }: { digits: number }) => [
    `The number has ${digits} digits; international numbers have 8 to 15.`,
    'Count the digits: the country code, then the number.',
  ],
  id: ({ digits }) => [
    `Nomor ini terdiri dari ${digits} angka; nomor internasional terdiri dari 8 sampai 15 angka.`,
    'Periksa angkanya: kode negara, lalu nomornya.',
  ],
});

const zeroAfterCountryCode = finding('phone.leading-zero', 'warning', {
  en: ({ phone }: { phone: string }) => [
    `In "${phone}" a zero follows the country code: chat links with it usually do not open.`,
    'Leave out the zero: the country code replaces it.',
  ],
  id: ({ phone }) => [
    `Pada "${phone}" ada angka nol setelah kode negara, sehingga tautan chat biasanya tidak bisa dibuka.`,
    'Hapus nol itu: kode negara sudah menggantikannya.',
  ],
});

const unknownChannelValue = finding('channel.unknown-value', 'error', {
  en: ({ name, known }: { name: string; known: readonly string[] }) => [
    `"{${name}}" has no meaning in the address of a channel.`,
    `Use one of ${known.map((value) => `{${value}}`).join(', ')}.`,
  ],
  id: ({ name, known }) => [
    `"{${name}}" tidak dikenal dalam alamat saluran chat.`,
    `Yang bisa dipakai: ${known.map((value) => `{${value}}`).join(', ')}.`,
  ],
});

const channelWithoutPhone = finding('channel.no-phone', 'error', {
  en: [
    'The address needs a phone number, and "phones" has none.',
    'Add the phone to "phones", or write the address without {phone}.',
  ],
  id: [
    'Alamat ini memerlukan nomor telepon, tetapi "phones" masih kosong.',
    'Tambahkan telepon ke "phones", atau tulis alamatnya tanpa {phone}.',
  ],
});

const otherRecipient = finding('channel.other-recipient', 'warning', {
  en: ({ recipient, email }: { recipient: string; email: string }) => [
    `E-mails of visitors go to "${recipient}", at another host than your own address "${email}".`,
    'Write {email} instead, or correct the address.',
  ],
  id: ({ recipient, email }) => [
    `Email dari pengunjung dikirim ke "${recipient}", di luar domain alamat Anda sendiri, "${email}".`,
    'Ganti dengan {email}, atau perbaiki alamatnya.',
  ],
});

const sameName = finding('contact.same-name', 'warning', {
  en: ({ name, first }: { name: string; first: string }) => [
    `"${name}" is also the name of "${first}": visitors cannot tell the two apart.`,
    'Give each its own name.',
  ],
  id: ({ name, first }) => [
    `"${name}" juga dipakai sebagai nama "${first}": pengunjung tidak bisa membedakan keduanya.`,
    'Beri masing-masing nama yang berbeda.',
  ],
});

/** Digits of an international number (E.164). */
const DIGITS = { least: 8, most: 15 };
/** Country codes after which a zero belongs to the number. */
const CODES_BEFORE_ZERO = ['39', '378', '379', '225', '241', '242'];
/** No real number has seven equal digits in a row. */
const EQUAL_DIGITS = /(\d)\1{6}/;

/** Finds the operator's links, addresses and numbers that are impossible or still placeholders. */
export function checkContact({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  const pending = Object.keys(value.unconfirmed ?? {});
  // Values listed as unconfirmed have a finding of their own.
  const isConfirmed = (path: JsonPath): boolean =>
    !pending.some((listed) => `${path.join('.')}.`.startsWith(`${listed}.`));
  return [
    ...listLinks(value)
      .filter(({ path }) => isConfirmed(path))
      .flatMap((link) => checkLink(file, link)),
    ...(isConfirmed(['email']) ? checkHost(file, ['email'], hostInEmail(value.email)) : []),
    ...value.phones.flatMap(({ number }, index) => {
      const path = ['phones', index, 'number'];
      return checkPhone(() => file.valueAt(path), number, isConfirmed(path));
    }),
    ...checkChatClicks(file, value),
  ];
}

export function hostInEmail(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** A web address in `site.json`. */
export interface Link {
  readonly path: JsonPath;
  readonly url: string;
  /** True if it may be the front page of a host. */
  readonly mayBeBare?: boolean;
}

export function listLinks(site: Site): readonly Link[] {
  return [
    { path: ['url'], url: site.url, mayBeBare: true },
    { path: ['reviewsUrl'], url: site.reviewsUrl },
    { path: ['office', 'mapUrl'], url: site.office.mapUrl },
    { path: ['office', 'embedUrl'], url: site.office.embedUrl },
    ...site.social.map(({ url }, index) => ({ path: ['social', index, 'url'], url })),
    ...site.channels.flatMap((channel, index) => {
      const url = fillAddress(site, channel).replaceAll(/\{[^{}]*\}/g, '');
      return url.startsWith('https:') && URL.canParse(url)
        ? [{ path: ['channels', index, 'address'], url }]
        : [];
    }),
    ...(site.chatClicks === undefined
      ? []
      : [{ path: ['chatClicks'], url: site.chatClicks, mayBeBare: true }]),
    ...(['contactForm', 'newsletter'] as const).flatMap((form) => {
      const target = site[form];
      return target.to === 'endpoint' ? [{ path: [form, 'url'], url: target.url }] : [];
    }),
  ];
}

function checkLink(file: ParsedFile, { path, url, mayBeBare = false }: Link): readonly Diagnostic[] {
  const { hostname, pathname, search, hash } = new URL(url);
  const example = checkHost(file, path, hostname);
  if (example.length > 0) return example;
  const isBare = pathname === '/' && search === '' && hash === '';
  return isBare && !mayBeBare ? [bareLink(file.valueAt(path), { host: hostname })] : [];
}

function checkHost(file: ParsedFile, path: JsonPath, host: string): readonly Diagnostic[] {
  return isExampleHost(host) ? [exampleAddress(file.valueAt(path), { host })] : [];
}

function checkPhone(at: () => Location, phone: string, isConfirmed: boolean): readonly Diagnostic[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS.least || digits.length > DIGITS.most)
    return [phoneLength(at(), { digits: digits.length })];
  const [, code = '', zero] = /^\+(\d{1,3})[ -](0)?/.exec(phone) ?? [];
  if (zero !== undefined && !CODES_BEFORE_ZERO.includes(code)) return [zeroAfterCountryCode(at(), { phone })];
  return isConfirmed && EQUAL_DIGITS.test(digits) ? [placeholderNumber(at(), { phone })] : [];
}

/** Only the operator's own host may count the clicks of visitors. */
function checkChatClicks(file: ParsedFile, { url, chatClicks }: Site): readonly Diagnostic[] {
  if (chatClicks === undefined) return [];
  const own = new URL(url).hostname.replace(/^www\./, '');
  const { hostname } = new URL(chatClicks);
  const isOwn = hostname === own || hostname.endsWith(`.${own}`);
  return isOwn ? [] : [clicksElsewhere(file.valueAt(['chatClicks']), { host: hostname, own })];
}

/** Finds addresses of channels that cannot be filled in, and channels or phones with the same name. */
export function checkChannels({ files }: Model): readonly Diagnostic[] {
  const labels = files.texts.filter(({ area }) => area === 'labels');
  return [
    ...checkChannelAddresses(files),
    ...labels.flatMap((texts) => ['phones', 'channels'].flatMap((part) => checkNames(texts, part))),
  ];
}

function checkChannelAddresses({ single }: Model['files']): readonly Diagnostic[] {
  if (!single.site) return [];
  const { file, value } = single.site;
  return value.channels.flatMap(({ address }, index) => {
    const at = () => file.valueAt(['channels', index, 'address']);
    const named = [...new Set(address.match(/(?<=\{)[^{}]*(?=\})/g))];
    const known: readonly string[] = CHANNEL_VALUES;
    return [
      ...named
        .filter((name) => !known.includes(name))
        .map((name) => unknownChannelValue(at(), { name, known })),
      ...mailRecipients(address)
        .filter((recipient) => !recipient.startsWith('{') && !hasSameHost(recipient, value.email))
        .map((recipient) => otherRecipient(at(), { recipient, email: value.email })),
      ...(named.includes('phone') && value.phones.length === 0 ? [channelWithoutPhone(at())] : []),
    ];
  });
}

function hasSameHost(email: string, other: string): boolean {
  return hostInEmail(email).toLowerCase() === hostInEmail(other).toLowerCase();
}

function checkNames({ file }: TextFile, part: string): readonly Diagnostic[] {
  const names = valueAtPath(file.value, [part]);
  if (typeof names !== 'object' || names === null) return [];
  const seen = new Map<string, string>();
  return Object.entries(names).flatMap(([id, name]) => {
    if (typeof name !== 'string') return [];
    const key = name.trim().toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) return [sameName(file.valueAt([part, id]), { name, first })];
    seen.set(key, id);
    return [];
  });
}
