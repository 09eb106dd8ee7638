import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { type Channel, takesText } from '../../../src/shared/channel.ts';
import type { OtherChannels, ShownPhone, SiteShell } from '../../../src/shared/page-data/shell.ts';
import { listFormat } from '../../intl-formats.ts';
import { channelPhone, fillAddress } from '../link/fill-address.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';

type SiteChannel = Site['channels'][number];

/** Icons of channels other than chats, by the start of their addresses. */
const ICONS = [
  ['mailto:', 'mail'],
  ['tel:', 'phone'],
  ['https://t.me/', 'send'],
  ['tg://', 'send'],
] as const;

/** The channels to the operator, that of the language's buttons first. */
export function resolveChannels(context: PageContext): Pick<SiteShell, 'channel' | 'others'> {
  const { site } = context.content;
  const first = primaryChannel(site, context.language);
  const others = site.channels.filter((channel) => channel !== first);
  return {
    channel: shownChannel(site, first),
    ...(others.length > 0 || !takesText(first) ? { others: otherChannels(context, first, others) } : {}),
  };
}

/** The phones, with names where there are several. */
export function resolvePhones({ content, language, texts }: PageContext): readonly ShownPhone[] {
  const { site } = content;
  const first = primaryChannel(site, language);
  const chatPhone = first.address.includes('{phone}') ? channelPhone(site, first) : undefined;
  return site.phones.map((phone) => ({
    ...(site.phones.length > 1 ? { name: texts.labels.phones(phone.id) } : {}),
    number: phone.number,
    href: `tel:${phone.number.replace(/[^+\d]/g, '')}`,
    ...(phone === chatPhone ? { isChat: true } : {}),
  }));
}

function primaryChannel({ channels }: Site, { channel }: SiteLanguage): SiteChannel {
  const [first] = channels;
  return channels.find(({ id }) => id === channel) ?? must(first, 'channel');
}

function shownChannel(site: Site, channel: SiteChannel): Channel {
  const { id, address } = channel;
  const icon = ICONS.find(([start]) => address.startsWith(start))?.[1];
  return { id, address: fillAddress(site, channel), ...(icon === undefined ? {} : { icon }) };
}

function otherChannels(
  { texts, content, language }: PageContext,
  first: SiteChannel,
  others: readonly SiteChannel[],
): OtherChannels {
  const { chat, channels } = texts.labels;
  const copying = others.filter((channel) => !takesText(channel)).map(({ id }) => channels(id));
  return {
    text: chat.others,
    channels: others.map((channel) => ({
      ...shownChannel(content.site, channel),
      name: channels(channel.id),
    })),
    notes: [
      ...(takesText(first) ? [] : [chat.copied]),
      ...(copying.length > 0 ? [chat.copiedFor({ channels: listed(language, copying) })] : []),
    ],
  };
}

/** A list of names as the language writes it. */
function listed({ locale }: SiteLanguage, names: readonly string[]): string {
  return listFormat(locale, { type: 'conjunction' }).format(names);
}
