import type { FeaturedTour, HomePage, Testimonial } from '../../../src/domain/page-data/home.ts';
import type { Statistic } from '../../../src/domain/page-data/parts.ts';
import type { Content } from '../link/content.ts';
import type { PageContext } from './page-context.ts';
import { regionMap } from './region-map.ts';

/** The home page. Spec §2 Home. */
export function homePage(context: PageContext): HomePage {
  const { texts, content } = context;
  const { site, home } = content;
  const key = 'pages.home';
  const hero = context.image(home.hero);
  const map = regionMap(context);
  return {
    kind: 'home',
    path: site.pages.home,
    meta: context.meta(`${key}.meta`, hero),
    title: texts.text(`${key}.title`),
    subtitle: texts.text(`${key}.subtitle`),
    hero: context.picture(hero),
    popularTitle: texts.text(`${key}.popularTitle`),
    popularText: texts.text(`${key}.popularText`),
    popular: home.popular.map((entry) => ({
      id: entry.id,
      name: texts.text(`${key}.popular.${entry.id}.name`),
      text: texts.text(`${key}.popular.${entry.id}.text`),
      picture: context.picture(context.image(entry.image)),
      href: context.link(entry).href,
    })),
    viewAll: { label: texts.text(`${key}.viewAll`), href: context.href(site.pages.destinations) },
    ...(map ? { map } : {}),
    featuredTitle: texts.text(`${key}.featuredTitle`),
    featuredText: texts.text(`${key}.featuredText`),
    featured: content.featuredTours.map((tour) => featuredTour(context, tour)),
    testimonialsTitle: texts.text(`${key}.testimonialsTitle`),
    testimonials: content.testimonials.map((entry) => testimonial(context, entry)),
    moreReviews: { label: texts.text(`${key}.moreReviews`), href: site.reviewsUrl },
    statisticsTitle: texts.text(`${key}.statisticsTitle`),
    statistics: statistics(context, home.statistics, `${key}.statistics`),
    callPicture: context.picture(context.image(home.call)),
    callTitle: texts.text(`${key}.callTitle`),
    callText: texts.text(`${key}.callText`),
    questions: context.questions('home'),
    missingTexts: texts.missing,
  };
}

/** Figures with their labels. */
export function statistics(
  { texts }: PageContext,
  entries: readonly { readonly id: string; readonly value: string }[],
  key: string,
): readonly Statistic[] {
  return entries.map(({ id, value }) => ({ id, value, label: texts.text(`${key}.${id}`) }));
}

function featuredTour(context: PageContext, tour: Content['featuredTours'][number]): FeaturedTour {
  const { texts } = context;
  const key = `featured.tours.${tour.id}`;
  return {
    id: tour.id,
    title: texts.text(`${key}.title`),
    location: texts.text(`${key}.location`),
    duration: texts.text(`${key}.duration`),
    groupSize: texts.text('featured.groupSize'),
    date: texts.text('featured.date'),
    price: texts.text('featured.price'),
    icon: tour.icon,
    picture: context.picture(context.image(tour.image), texts.text(`${key}.imageAlt`)),
    href: context.link(tour).href,
  };
}

function testimonial(context: PageContext, { id, rating }: Content['testimonials'][number]): Testimonial {
  const { texts } = context;
  return {
    id,
    name: texts.marked(`testimonials.${id}.name`),
    location: texts.marked(`testimonials.${id}.location`),
    text: texts.marked(`testimonials.${id}.text`),
    rating,
    ratingText: context.rating(rating),
  };
}
