import type { PackagePage, PackageVariant } from '../../../src/domain/page-data.ts';
import type { Content, LinkedOption, LinkedPackage } from '../link/content.ts';
import { packageCard } from './cards.ts';
import { resolveItinerary } from './itinerary.ts';
import type { PageContext } from './page-context.ts';
import { priceText, resolveTable, tableOf } from './prices.ts';

const RELATED_COUNT = 3;

/** The page of a package. Spec §2 Package detail. */
export function packagePage(context: PageContext, entry: LinkedPackage): PackagePage {
  const { texts } = context;
  const key = `packages.${entry.id}`;
  const section = context.content.sections.find(({ groups }) =>
    groups.some(({ packages }) => packages.includes(entry)),
  );
  const island = texts.text(`labels.regions.${entry.data.region}`);
  const places = entry.destinations.map(({ id }) => texts.text(`destinations.${id}.name`));
  return {
    kind: 'package',
    path: entry.path,
    meta: context.meta(`${key}.meta`, entry.image),
    id: entry.id,
    name: texts.text(`${key}.name`),
    island,
    summary: texts.text(`${key}.summary`),
    description: texts.list(`${key}.description`),
    idealFor: texts.text(`${key}.idealFor`),
    special: texts.list(`${key}.special`),
    start: texts.text(`${key}.start`),
    changes: texts.text(`${key}.changes`),
    durationText: context.duration(entry.dayCount),
    destinationText: places.length > 0 ? places.join(' · ') : island,
    picture: context.picture(entry.image),
    inclusions: inclusions(context),
    exclusions: context.content.site.exclusions.map((id) => texts.text(`labels.exclusions.${id}`)),
    variants: variants(context, entry),
    ...(section ? { section: context.link({ section: section.id }) } : {}),
    related: relatedPackages(context.content, entry).map((other) => packageCard(context, other)),
    questions: context.questions('package'),
    missingTexts: texts.missing,
  };
}

/** What every package includes; nights and breakfasts are marked as such. */
function inclusions({ content, texts }: PageContext): readonly string[] {
  return content.site.inclusions.map((id) => {
    const item = texts.text(`labels.inclusions.${id}`);
    return content.site.overnightInclusions.includes(id)
      ? texts.text('interface.package.overnightOnly', { item })
      : item;
  });
}

function variants(context: PageContext, entry: LinkedPackage): readonly PackageVariant[] {
  if (entry.options.length === 0) return [variant(context, entry, undefined)];
  return entry.options.map((option) => variant(context, entry, option));
}

function variant(
  context: PageContext,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): PackageVariant {
  const { texts, content } = context;
  const table = tableOf(content, entry, option);
  const price = priceText(context, entry, option);
  return {
    ...(option
      ? {
          option: {
            id: option.id,
            name: texts.text(`options.${option.id}.name`),
            description: texts.text(`options.${option.id}.description`),
            features: texts.list(`options.${option.id}.features`),
          },
        }
      : {}),
    priceText: price.text,
    hasPrice: price.hasPrice,
    days: resolveItinerary(context, entry, option),
    ...(table ? { prices: resolveTable(context, table) } : {}),
    chatHref: context.chat(chatMessage(context, entry, option)),
  };
}

function chatMessage(context: PageContext, entry: LinkedPackage, option: LinkedOption | undefined): string {
  const { texts } = context;
  const values = { package: texts.text(`packages.${entry.id}.name`), url: context.url(entry.path) };
  return option
    ? texts.text('interface.package.chatMessageOption', {
        ...values,
        option: texts.text(`options.${option.id}.name`),
      })
    : texts.text('interface.package.chatMessage', values);
}

/** Other packages, those first that share most places, then those of the same region and category. */
export function relatedPackages({ packages }: Content, entry: LinkedPackage): readonly LinkedPackage[] {
  const score = (other: LinkedPackage): number =>
    10 * other.destinations.filter((destination) => entry.destinations.includes(destination)).length +
    (other.data.region === entry.data.region ? 4 : 0) +
    (other.category === entry.category ? 2 : 0);
  return packages
    .filter((other) => other !== entry)
    .toSorted((left, right) => score(right) - score(left))
    .slice(0, RELATED_COUNT);
}
