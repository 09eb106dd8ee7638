import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import type { LinkedPackage } from '../link/content.ts';
import { packageVariants, sharedWords } from './package-variants.ts';
import type { PageContext } from './page-context.ts';
import { relatedPackages } from './related-packages.ts';

/** The page of a package. Spec §2 Package detail. */
export function packagePage(context: PageContext, entry: LinkedPackage): PackagePage {
  const { texts } = context;
  const key = `packages.${entry.id}`;
  const section = context.content.sections.find(({ groups }) =>
    groups.some(({ packages }) => packages.includes(entry)),
  );
  return {
    kind: 'package',
    path: entry.path,
    meta: context.meta(`${key}.meta`, entry.image),
    id: entry.id,
    address: context.url(entry.path),
    name: texts.text(`${key}.name`),
    island: texts.text(`labels.regions.${entry.data.region}`),
    summary: texts.text(`${key}.summary`),
    description: texts.list(`${key}.description`),
    idealFor: texts.text(`${key}.idealFor`),
    special: texts.list(`${key}.special`),
    start: texts.text(`${key}.start`),
    changes: texts.text(`${key}.changes`),
    bring: whatToBring(context, entry),
    durationText: context.duration(entry.dayCount),
    picture: context.picture(entry.image),
    inclusions: inclusions(context),
    exclusions: context.content.site.exclusions.map((id) => texts.text(`labels.exclusions.${id}`)),
    variants: packageVariants(context, entry),
    words: context.inBothLanguages((language) => sharedWords(language, entry)),
    ...(section ? { section: context.link({ section: section.id }) } : {}),
    related: relatedPackages(context, entry),
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

/** What the pages of the package's destinations advise to bring, each thing once. */
function whatToBring({ texts }: PageContext, { destinations }: LinkedPackage): readonly string[] {
  return [...new Set(destinations.flatMap(({ id }) => texts.list(`destinations.${id}.bring`)))];
}
