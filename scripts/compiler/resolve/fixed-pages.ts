import type { Site } from '../../../schema/site.ts';
import type { AboutPage } from '../../../src/domain/page-data/about.ts';
import type { ContactPage } from '../../../src/domain/page-data/contact.ts';
import type { NotFoundPage } from '../../../src/domain/page-data/page.ts';
import type { SectionPage } from '../../../src/domain/page-data/section.ts';
import type { LinkedSection } from '../link/content.ts';
import { packageCard } from './cards.ts';
import { statistics } from './home-page.ts';
import type { PageContext } from './page-context.ts';

/** The about page. Spec §2 About. */
export function aboutPage(context: PageContext): AboutPage {
  const { texts, content } = context;
  const { about } = content;
  const key = 'pages.about';
  const image = context.image(about.image);
  return {
    kind: 'about',
    path: content.site.pages.about,
    meta: context.meta(`${key}.meta`, image),
    title: texts.text(`${key}.title`),
    subtitle: texts.text(`${key}.subtitle`),
    picture: context.picture(image),
    storyTitle: texts.text(`${key}.storyTitle`),
    story: texts.list(`${key}.story`),
    statisticsTitle: texts.text(`${key}.statisticsTitle`),
    statistics: statistics(context, about.statistics, `${key}.statistics`),
    teamTitle: texts.text(`${key}.teamTitle`),
    teamText: texts.text(`${key}.teamText`),
    team: about.team.map((id) => ({
      id,
      name: texts.text(`${key}.team.${id}.name`),
      position: texts.text(`${key}.team.${id}.position`),
    })),
    valuesTitle: texts.text(`${key}.valuesTitle`),
    values: about.values.map(({ id, icon }) => ({
      id,
      icon,
      title: texts.text(`${key}.values.${id}.title`),
      description: texts.text(`${key}.values.${id}.description`),
    })),
    questions: context.questions('about'),
    missingTexts: texts.missing,
  };
}

/** The contact page. Spec §2 Contact, §9 Working hours. */
export function contactPage(context: PageContext): ContactPage {
  const { texts, content } = context;
  const { site } = content;
  const key = 'pages.contact';
  const banner = context.image(site.banners.contact);
  return {
    kind: 'contact',
    path: site.pages.contact,
    meta: context.meta(`${key}.meta`, banner),
    picture: context.picture(banner),
    title: texts.text(`${key}.title`),
    subtitle: texts.text(`${key}.subtitle`),
    infoTitle: texts.text(`${key}.infoTitle`),
    formTitle: texts.text(`${key}.formTitle`),
    officeTitle: texts.text(`${key}.officeTitle`),
    officeText: texts.text(`${key}.officeText`),
    hours: site.hours.map((hours) => openingHours(context, hours)),
    mapHref: site.office.mapUrl,
    mapEmbed: site.office.embedUrl,
    target: site.contactForm,
    questions: context.questions('contact'),
    missingTexts: texts.missing,
  };
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function openingHours(
  { texts, language, content }: PageContext,
  { from, to, opens, closes }: Site['hours'][number],
): { readonly days: string; readonly hours: string } {
  const first = weekdayName(language.locale, from);
  return {
    days: to
      ? texts.text('interface.contact.dayRange', { from: first, to: weekdayName(language.locale, to) })
      : capitalize(language.locale, first),
    hours: texts.text('interface.contact.hourRange', { opens, closes, zone: content.site.timeZone }),
  };
}

function weekdayName(locale: string, weekday: (typeof WEEKDAYS)[number]): string {
  // 1 January 2024 was a Monday.
  const date = Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function capitalize(locale: string, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}

/** A page that lists packages. Spec §2. */
export function sectionPage(context: PageContext, section: LinkedSection): SectionPage {
  const { texts } = context;
  const key = `sections.${section.id}`;
  return {
    kind: 'section',
    path: section.data.path,
    meta: context.meta(`${key}.meta`, section.image),
    id: section.id,
    name: texts.text(`${key}.name`),
    title: texts.text(`${key}.title`),
    intro: texts.list(`${key}.intro`),
    picture: context.picture(section.image),
    groups: section.groups.map(({ region, category, packages }) => ({
      id: `${region}-${category.id}`,
      title: texts.text(`labels.categories.${category.id}`),
      packages: packages.map((entry) => packageCard(context, entry)),
    })),
    questions: context.questions('section'),
    missingTexts: texts.missing,
  };
}

/** What every unknown address shows. */
export function notFoundPage(context: PageContext): NotFoundPage {
  const { texts, content } = context;
  const key = 'pages.notFound';
  return {
    kind: 'notFound',
    path: '',
    meta: context.meta(`${key}.meta`),
    picture: context.picture(context.image(content.site.banners.notFound)),
    title: texts.text(`${key}.title`),
    text: texts.text(`${key}.text`),
    suggestions: texts.text(`${key}.suggestions`),
    links: [
      context.link({ page: 'home' }),
      context.link({ page: 'destinations' }),
      ...content.sections.map(({ id }) => context.link({ section: id })),
    ],
    missingTexts: texts.missing,
  };
}
