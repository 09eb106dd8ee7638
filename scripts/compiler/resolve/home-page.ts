import { findIcon } from '../../../schema/icon-shapes.ts';
import { paths } from '../../../schema/paths.ts';
import type { FeaturedTour, HomePage, Testimonial } from '../../../src/shared/page-data/home.ts';
import type { Content } from './content.ts';
import { regionMap } from './maps.ts';
import type { PageContext } from './page-context.ts';
import { newsletterForm, statistics } from './page-parts.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { agency, webSite } from './structured-data.ts';

/** The home page. */
export const home: PageType<'home'> = {
  path: paths.home.href,
  resolve: homePage,
  things: (context) => [webSite(context), agency(context)],
};

function homePage(context: PageContext): Resolved<'home'> {
  const { content } = context;
  const { site, home: data } = content;
  const texts = context.texts.pages.home;
  const map = regionMap(context);
  return {
    meta: context.meta(texts.meta, data.hero),
    ...pick(texts, 'title', 'subtitle'),
    hero: context.picture(data.hero),
    ...pick(texts, 'popularTitle', 'popularText'),
    popular: data.popular.map((entry) => popularPlace(context, entry)),
    viewAll: { label: texts.viewAll, href: context.href(site.pages.destinations) },
    map,
    ...pick(texts, 'featuredTitle', 'featuredText'),
    featured: content.featuredTours.map((tour) => featuredTour(context, tour)),
    testimonialsTitle: texts.testimonialsTitle,
    testimonials: content.testimonials.map((entry) => testimonial(context, entry)),
    moreReviews: { label: texts.moreReviews, href: site.reviewsUrl },
    statisticsTitle: texts.statisticsTitle,
    statistics: statistics(context, data.statistics, texts.statistics),
    callPicture: context.picture(data.call),
    ...pick(texts, 'callTitle', 'callText'),
    questions: context.questions('home'),
    newsletter: newsletterForm(context),
  };
}

function popularPlace(
  context: PageContext,
  entry: Content['home']['popular'][number],
): HomePage['popular'][number] {
  const { name, text } = context.texts.pages.home.popular(entry.id);
  return { id: entry.id, name, text, picture: context.picture(entry.image), href: context.link(entry).href };
}

function featuredTour(context: PageContext, tour: Content['featuredTours'][number]): FeaturedTour {
  const { featured } = context.texts;
  const texts = featured.tours(tour.id);
  return {
    id: tour.id,
    ...pick(texts, 'title', 'location', 'duration'),
    ...pick(featured, 'groupSize', 'date', 'price'),
    icon: findIcon(tour.icon),
    picture: context.picture(tour.image, texts.imageAlt),
    href: context.link(tour).href,
    isTour: tour.package !== undefined || undefined,
  };
}

function testimonial(context: PageContext, { id, rating }: Content['testimonials'][number]): Testimonial {
  const { name, location, text } = context.marked.testimonials(id);
  return { id, name, location, text, ...context.rating(rating) };
}
