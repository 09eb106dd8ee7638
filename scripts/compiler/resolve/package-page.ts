import { paths } from '../../../schema/paths.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedPackage } from '../link/model.ts';
import { cardFiles } from './cards.ts';
import { tourFacts } from './facts.ts';
import { packageCalendar } from './package-calendar.ts';
import { packageVariants, sharedTexts } from './package-variants.ts';
import { packageBring } from './packing.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { packagePractical } from './practical.ts';
import { approximateRate } from './price-table.ts';
import { relatedPackages } from './related-packages.ts';
import { sectionOf } from './section-of.ts';
import { tour } from './structured-tour.ts';
import { tripTexts } from './trip-texts.ts';

/** The pages of the packages. */
export const packageType: PageType<'package', LinkedPackage> = {
  entries: ({ packages }) => packages,
  path: paths.package.href,
  resolve: packagePage,
  files: (_content, entry) => packageFiles(entry),
  madeFrom: ({ id }, language) => `packages/${id}.json, itineraries, days, prices and texts/${language}`,
  things: (context, page) => [tour(context, page)],
  parents: (_context, page) => (page.section ? [page.section] : []),
};

/** Its own file, its price tables, its plans with their days, and its options. */
function packageFiles(entry: LinkedPackage): readonly string[] {
  const { itinerary, variants } = entry;
  const days = (itinerary?.plans ?? []).flatMap((plan) =>
    plan.days.flatMap(({ choices }) => targetsOf(choices)),
  );
  const options = variants.flatMap(({ option }) => option ?? []);
  const parts = [...(itinerary ? [itinerary] : []), ...days, ...options];
  return [...cardFiles(entry), ...parts.map(({ file }) => file.path)];
}

function packagePage(context: PageContext, entry: LinkedPackage): Resolved<'package'> {
  const { sections, site } = context.content;
  const { labels } = context.texts;
  const texts = context.texts.packages(entry.id);
  const path = paths.package.href(site.pages, entry);
  const section = sectionOf(sections, entry);
  const booking = context.inBothLanguages((language) => sharedTexts(language, entry));
  return {
    meta: context.meta(texts.meta, entry.data.image),
    id: entry.id,
    address: context.url(path),
    name: texts.name,
    region: labels.regions(entry.data.region),
    ...pick(texts, 'description', 'idealFor', 'special', 'start', 'changes'),
    ...packagePractical(context, entry),
    bring: packageBring(context, entry),
    durationText: context.duration(entry.duration),
    facts: tourFacts(context, entry),
    picture: context.picture(entry.data.image),
    variants: packageVariants(context, entry, booking),
    ...packageCalendar(context, entry),
    ...approximateRate(context, entry),
    trip: tripTexts(context, entry),
    booking,
    ...(section ? { section: context.link({ section: section.id }) } : {}),
    related: relatedPackages(context, entry),
    questions: context.questions({ kind: 'package', entry }),
  };
}
