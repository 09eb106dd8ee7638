import { paths } from '../../../schema/paths.ts';
import type { Site } from '../../../schema/site.ts';
import { weekdayNumber } from '../../../schema/weekday.ts';
import type { ContactPage } from '../../../src/shared/page-data/contact.ts';
import { dateFormat } from '../../intl-formats.ts';
import { formatClock } from './date-text.ts';
import { officeMap } from './maps.ts';
import type { PageContext } from './page-context.ts';
import { formTarget } from './page-parts.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { agency } from './structured-data.ts';

/** The contact page. */
export const contact: PageType<'contact'> = {
  path: paths.contact.href,
  resolve: contactPage,
  things: (context) => [agency(context)],
};

function contactPage(context: PageContext): Resolved<'contact'> {
  const { site } = context.content;
  const texts = context.texts.pages.contact;
  const banner = site.banners.contact;
  return {
    meta: context.meta(texts.meta, banner),
    picture: context.picture(banner),
    ...pick(texts, 'title', 'subtitle', 'infoTitle', 'formTitle', 'officeTitle', 'officeText'),
    hours: site.hours.map((hours) => openingHours(context, hours)),
    mapHref: site.office.mapUrl,
    mapEmbed: site.office.embedUrl,
    showMap: texts.showMap,
    mapFrom: texts.mapFrom({ host: new URL(site.office.embedUrl).hostname }),
    officeMap: officeMap(context.content),
    target: formTarget(context, site.contactForm),
    ...pick(texts, 'notPassedOn', 'sendByChat'),
    questions: context.questions('contact'),
  };
}

function openingHours(
  { texts, language, timeZone }: PageContext,
  { from, to, opens, closes }: Site['hours'][number],
): ContactPage['hours'][number] {
  const { dayRange, hourRange } = texts.interface.contact;
  const first = weekdayName(language.locale, from);
  return {
    days: to
      ? dayRange({ from: first, to: weekdayName(language.locale, to) })
      : capitalize(language.locale, first),
    hours: hourRange({
      opens: formatClock(language, opens),
      closes: formatClock(language, closes),
      zone: timeZone,
    }),
  };
}

function weekdayName(locale: string, weekday: Site['hours'][number]['from']): string {
  // 7 January 2024 was a Sunday.
  const date = Date.UTC(2024, 0, 7 + weekdayNumber(weekday));
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

function capitalize(locale: string, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}
