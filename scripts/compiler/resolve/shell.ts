import type {
  NavigationChild,
  NavigationItem,
  NavigationLink,
  PackageList,
} from '../../../schema/navigation.ts';
import type { MenuItem, SiteShell } from '../../../src/domain/page-data/shell.ts';
import { chatTemplate, type PageContext } from './page-context.ts';

/** What surrounds every page of a language. Spec §2 Header, Footer. */
export function resolveShell(context: PageContext): Omit<SiteShell, 'missingTexts'> {
  const { texts, content } = context;
  const { site, navigation } = content;
  return {
    brand: site.brand,
    icon: context.image(site.icon).src,
    homeHref: context.href(site.pages.home),
    menu: navigation.header.map((item) => menuItem(context, item)),
    quickLinks: navigation.footer.quickLinks.map((link) => labelledLink(context, link)),
    popularDestinations: navigation.footer.popularDestinations.map((destination) =>
      context.link({ destination }),
    ),
    address: site.address,
    phone: site.phone,
    phoneHref: `tel:${site.phone.replace(/[^+\d]/g, '')}`,
    email: site.email,
    social: site.social.map(({ network, name, url }) => ({ network, name, href: url })),
    chatHref: context.chat(texts.interface.chat.general),
    chatTemplate: chatTemplate(content),
    destinationsHref: context.href(site.pages.destinations),
  };
}

function menuItem(context: PageContext, item: NavigationItem): MenuItem {
  if (!('children' in item)) return toMenuItem(labelledLink(context, item));
  return {
    id: item.section,
    label: menuText(context, item.text),
    href: context.link({ section: item.section }).href,
    children: item.children.map((child) => childItem(context, item.section, child)),
  };
}

/** Submenus of two sections may have one text, and yet open apart. */
function childItem(context: PageContext, section: string, child: NavigationChild): MenuItem {
  if (!('packages' in child)) return toMenuItem(labelledLink(context, child));
  return {
    id: `${section}-${child.text}`,
    label: menuText(context, child.text),
    children: packageLinks(context, child.packages).map(toMenuItem),
  };
}

function packageLinks(context: PageContext, { region, category }: PackageList): readonly Labelled[] {
  return context.content.packages
    .filter(({ data }) => data.region === region && data.category === category)
    .map(({ id }) => context.link({ package: id }));
}

interface Labelled {
  readonly label: string;
  readonly href: string;
}

function labelledLink(context: PageContext, link: NavigationLink): Labelled {
  const { label, href } = context.link(link);
  return { label: link.text === undefined ? label : menuText(context, link.text), href };
}

function toMenuItem({ label, href }: Labelled): MenuItem {
  return { id: href, label, href };
}

function menuText({ texts }: PageContext, key: string): string {
  return texts.labels.menu(key);
}
