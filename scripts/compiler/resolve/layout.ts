import type {
  NavigationChild,
  NavigationItem,
  NavigationLink,
  PackageList,
} from '../../../schema/navigation.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { type Channel, supportsText } from '../../../src/shared/channel.ts';
import type {
  MenuItem,
  OtherChannels,
  ShownPhone,
  SiteLayout,
} from '../../../src/shared/page-data/layout.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import { listFormat } from '../../intl-formats.ts';
import { channelPhone, fillAddress } from '../link/fill-address.ts';
import { invariant } from '../link/invariant.ts';
import type { LinkedPackage } from '../link/model.ts';
import type { Content } from './content.ts';
import { ownPageLinks } from './own-page.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';
import { groupId } from './section-page.ts';

/** The most packages in a submenu, and in all of them: every page carries them. */
const TOURS_SHOWN = 8;
const ALL_TOURS_SHOWN = 16;

/** The layout of every page of a language: menus, footer and contact details. */
export function resolveLayout(context: PageContext): Omit<SiteLayout, 'missingTexts'> {
  const { texts, content } = context;
  const { site, navigation } = content;
  return {
    brand: site.brand,
    icon: context.image(site.icon).src,
    homeHref: context.href(site.pages.home),
    menu: navigation.header.map((item) => menuItem(context, item, toursShown(context))),
    quickLinks: navigation.footer.quickLinks.map((link) => labelledLink(context, link)),
    popularDestinations: navigation.footer.popularDestinations.map((destination) =>
      context.link({ destination }),
    ),
    ownPages: ownPageLinks(context),
    address: site.address,
    phones: resolvePhones(context),
    email: site.email,
    social: site.social.map(({ network, name, url }) => ({ network, name, href: url })),
    chatMessage: texts.interface.chat.general,
    ...resolveChannels(context),
    destinationsHref: context.href(site.pages.destinations),
    compare: context.link({ page: 'compare' }),
    pricing: {
      money: context.moneyFormat,
      tiers: site.tiers.map(({ id }) => ({ id, label: texts.labels.tiers(id) })),
      ageGroups: site.ageGroups,
    },
    share: pick(texts.labels.share, 'button', 'copied', 'paste', 'copyThis'),
    year: content.today?.slice(0, 4),
  };
}

/** The most packages of each submenu with which all together stay within bounds. */
function toursShown({ content }: PageContext): number {
  const lists = content.navigation.header.flatMap((item) =>
    'children' in item ? item.children.flatMap((child) => ('packages' in child ? [child.packages] : [])) : [],
  );
  const lengths = lists.map((list) => listedPackages(content, list).length);
  const fits = (most: number): boolean =>
    lengths.reduce((sum, length) => sum + Math.min(length, most), 0) <= ALL_TOURS_SHOWN;
  let most = TOURS_SHOWN;
  while (most > 1 && !fits(most)) most -= 1;
  return most;
}

function listedPackages({ packages }: Content, { region, category }: PackageList): readonly LinkedPackage[] {
  return packages.filter(({ data }) => data.region === region && data.category === category);
}

function menuItem(context: PageContext, item: NavigationItem, most: number): MenuItem {
  if (!('children' in item)) return toMenuItem(labelledLink(context, item));
  const children = item.children.flatMap((child) => childItem(context, item.section, child, most));
  return {
    id: item.section,
    label: menuText(context, item.text),
    href: context.link({ section: item.section }).href,
    children: children.length > 0 ? children : undefined,
  };
}

/** Nothing for a list without packages. Submenus of two sections may have one text, and yet open apart. */
function childItem(
  context: PageContext,
  section: string,
  child: NavigationChild,
  most: number,
): readonly MenuItem[] {
  if (!('packages' in child)) return [toMenuItem(labelledLink(context, child))];
  const children = packageLinks(context, section, child.packages, most).map(toMenuItem);
  if (children.length === 0) return [];
  return [{ id: `${section}-${child.text}`, label: menuText(context, child.text), children }];
}

/** The first packages of a list, and a link to its first page if there are more. */
function packageLinks(
  context: PageContext,
  section: string,
  list: PackageList,
  most: number,
): readonly Link[] {
  const packages = listedPackages(context.content, list);
  const links = packages.slice(0, most).map(({ id }) => context.link({ package: id }));
  const [first] = packages;
  if (!first || packages.length <= most) return links;
  const label = context.texts.interface.header.allTours({ count: packages.length });
  return [...links, { label, href: listHref(context, section, first) }];
}

/** The address of a package's group in a section; of a section with a single page, that page. */
function listHref(context: PageContext, section: string, shown: LinkedPackage): string {
  const pages = context.content.sections.find(({ id }) => id === section)?.pages ?? [];
  const places = pages.flatMap(({ path, groups }) => groups.map((group) => ({ path, group })));
  const place = places.find(({ group }) => group.packages.includes(shown));
  return place && pages.length > 1
    ? `${context.href(place.path)}#${groupId(place.group)}`
    : context.link({ section }).href;
}

function labelledLink(context: PageContext, link: NavigationLink): Link {
  const { label, href } = context.link(link);
  return { label: link.text === undefined ? label : menuText(context, link.text), href };
}

function toMenuItem({ label, href }: Link): MenuItem {
  return { id: href, label, href };
}

function menuText({ texts }: PageContext, key: string): string {
  return texts.labels.menu(key);
}

type SiteChannel = Site['channels'][number];

/** Icons of channels other than chats, by the start of their addresses. */
const ICONS = [
  ['mailto:', 'mail'],
  ['tel:', 'phone'],
  ['https://t.me/', 'send'],
  ['tg://', 'send'],
] as const;

/** The channels to the operator, that of the language's buttons first. */
export function resolveChannels(context: PageContext): Pick<SiteLayout, 'channel' | 'others'> {
  const { site } = context.content;
  const first = primaryChannel(site, context.language);
  const others = site.channels.filter((channel) => channel !== first);
  return {
    channel: shownChannel(site, first),
    others: others.length > 0 || !supportsText(first) ? otherChannels(context, first, others) : undefined,
  };
}

/** The phones, with names where there are several. */
export function resolvePhones({ content, language, texts }: PageContext): readonly ShownPhone[] {
  const { site } = content;
  const first = primaryChannel(site, language);
  const chatPhone = first.address.includes('{phone}') ? channelPhone(site, first) : undefined;
  return site.phones.map((phone) => ({
    name: site.phones.length > 1 ? texts.labels.phones(phone.id) : undefined,
    number: phone.number,
    href: `tel:${phone.number.replace(/[^+\d]/g, '')}`,
    isChat: phone === chatPhone || undefined,
  }));
}

function primaryChannel({ channels }: Site, { channel }: SiteLanguage): SiteChannel {
  const [first] = channels;
  return channels.find(({ id }) => id === channel) ?? invariant(first, 'channel');
}

function shownChannel(site: Site, channel: SiteChannel): Channel {
  const { id, address } = channel;
  const icon = ICONS.find(([start]) => address.startsWith(start))?.[1];
  return { id, address: fillAddress(site, channel), icon };
}

function otherChannels(
  { texts, content, language }: PageContext,
  first: SiteChannel,
  others: readonly SiteChannel[],
): OtherChannels {
  const { chat, channels } = texts.labels;
  const copying = others.filter((channel) => !supportsText(channel)).map(({ id }) => channels(id));
  return {
    text: chat.others,
    channels: others.map((channel) => ({
      ...shownChannel(content.site, channel),
      name: channels(channel.id),
    })),
    notes: [
      ...(supportsText(first) ? [] : [chat.copied]),
      ...(copying.length > 0 ? [chat.copiedFor({ channels: listed(language, copying) })] : []),
    ],
  };
}

/** A list of names as the language writes it. */
function listed({ locale }: SiteLanguage, names: readonly string[]): string {
  return listFormat(locale, { type: 'conjunction' }).format(names);
}
