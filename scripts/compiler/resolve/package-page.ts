import { paths } from '../../../schema/paths.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import type { LinkedPackage } from '../link/model.ts';
import { approximateRate } from './approximate.ts';
import { tourFacts } from './facts.ts';
import { packageCalendar } from './package-calendar.ts';
import { packageVariants, sharedTexts } from './package-variants.ts';
import { packageBring } from './packing.ts';
import type { PageContext } from './page-context.ts';
import { packagePractical } from './practical.ts';
import { relatedPackages } from './related-packages.ts';
import type { Resolved } from './resolved.ts';
import { sectionOf } from './section-of.ts';
import { tripTexts } from './trip-texts.ts';

/** The page of a package. */
export function packagePage(context: PageContext, entry: LinkedPackage): Resolved<PackagePage> {
  const { sections, site } = context.content;
  const { labels } = context.texts;
  const texts = context.texts.packages(entry.id);
  const path = paths.package.href(site.pages, entry);
  const section = sectionOf(sections, entry);
  const booking = context.inBothLanguages((language) => sharedTexts(language, entry));
  return {
    kind: 'package',
    path,
    meta: context.meta(texts.meta, entry.data.image),
    id: entry.id,
    address: context.url(path),
    name: texts.name,
    region: labels.regions(entry.data.region),
    description: texts.description,
    idealFor: texts.idealFor,
    special: texts.special,
    start: texts.start,
    changes: texts.changes,
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
