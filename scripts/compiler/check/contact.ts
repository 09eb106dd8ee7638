import { CHANNEL_VALUES } from '../../../schema/channel.ts';
import type { Site } from '../../../schema/site.ts';
import {
  bareLink,
  channelWithoutPhone,
  clicksElsewhere,
  exampleAddress,
  phoneLength,
  placeholderNumber,
  sameName,
  unknownChannelValue,
  zeroAfterCountryCode,
} from '../diagnostics/contact.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { fillAddress } from '../link/fill-address.ts';
import type { Model } from '../link/model.ts';
import { isExampleHost } from '../link/placeholder-host.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { TextFile } from '../validate/content-files.ts';

/** Digits of an international number (E.164). */
const DIGITS = { least: 8, most: 15 };
/** Country codes after which a zero may stand: there it is part of the number itself. */
const ZERO_STAYS = ['39', '378', '379', '225', '241', '242'];
/** So many equal digits in a row are nobody's number. */
const EQUAL_DIGITS = /(\d)\1{6}/;

/** Links, addresses and numbers of the operator that look as if they were never filled in. */
export function checkContact({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const { file, value } = site;
  const pending = Object.keys(value.unconfirmed ?? {});
  // What the operator has listed as not yet confirmed is reported as such.
  const isOpen = (path: JsonPath): boolean =>
    !pending.some((listed) => `${path.join('.')}.`.startsWith(`${listed}.`));
  return [
    ...linksOf(value)
      .filter(({ path }) => isOpen(path))
      .flatMap((link) => checkLink(file, link)),
    ...(isOpen(['email']) ? checkHost(file, ['email'], value.email.replace(/.*@/, '')) : []),
    ...value.phones.flatMap(({ number }, index) => {
      const path = ['phones', index, 'number'];
      return checkPhone(() => file.valueAt(path), number, isOpen(path));
    }),
    ...checkChatClicks(file, value),
  ];
}

/** A web address of the site's own data, and where it stands. */
export interface Link {
  readonly path: JsonPath;
  readonly url: string;
  /** The front page of a host can be meant. */
  readonly mayBeBare?: boolean;
}

/** The operator's web addresses. */
export function linksOf(site: Site): readonly Link[] {
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
  return isBare && !mayBeBare ? [bareLink(file.valueAt(path), hostname)] : [];
}

function checkHost(file: ParsedFile, path: JsonPath, host: string): readonly Diagnostic[] {
  return isExampleHost(host) ? [exampleAddress(file.valueAt(path), host)] : [];
}

function checkPhone(at: () => Location, phone: string, isOpen: boolean): readonly Diagnostic[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < DIGITS.least || digits.length > DIGITS.most) return [phoneLength(at(), digits.length)];
  const [, code = '', zero] = /^\+(\d{1,3})[ -](0)?/.exec(phone) ?? [];
  if (zero !== undefined && !ZERO_STAYS.includes(code)) return [zeroAfterCountryCode(at(), phone)];
  return isOpen && EQUAL_DIGITS.test(digits) ? [placeholderNumber(at(), phone)] : [];
}

/** Where visitors go is told to nobody but the operator. */
function checkChatClicks(file: ParsedFile, { url, chatClicks }: Site): readonly Diagnostic[] {
  if (chatClicks === undefined) return [];
  const own = new URL(url).hostname.replace(/^www\./, '');
  const { hostname } = new URL(chatClicks);
  const isOwn = hostname === own || hostname.endsWith(`.${own}`);
  return isOwn ? [] : [clicksElsewhere(file.valueAt(['chatClicks']), hostname, own)];
}

/** Addresses of channels that cannot be filled in, and names of channels or phones that visitors cannot tell apart. */
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
      ...named.filter((name) => !known.includes(name)).map((name) => unknownChannelValue(at(), name, known)),
      ...(named.includes('phone') && value.phones.length === 0 ? [channelWithoutPhone(at())] : []),
    ];
  });
}

function checkNames({ file }: TextFile, part: string): readonly Diagnostic[] {
  const names = valueAtPath(file.value, [part]);
  if (typeof names !== 'object' || names === null) return [];
  const seen = new Map<string, string>();
  return Object.entries(names).flatMap(([id, name]) => {
    if (typeof name !== 'string') return [];
    const same = name.trim().toLowerCase();
    const first = seen.get(same);
    if (first !== undefined) return [sameName(file.valueAt([part, id]), name, first)];
    seen.set(same, id);
    return [];
  });
}
