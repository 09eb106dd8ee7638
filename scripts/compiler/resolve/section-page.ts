import type { SectionPage } from '../../../src/domain/page-data/section.ts';
import type { LinkedSection } from '../link/model.ts';
import { packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';
import type { Resolved } from './resolved.ts';

/** A page that lists packages. Spec §2. */
export function sectionPage(
  context: PageContext,
  { id, data, groups }: LinkedSection,
): Resolved<SectionPage> {
  const { labels } = context.texts;
  const texts = context.texts.sections(id);
  return {
    kind: 'section',
    path: data.path,
    meta: context.meta(texts.meta, data.image),
    id,
    name: texts.name,
    title: texts.title,
    intro: texts.intro,
    picture: context.picture(data.image),
    groups: groups.map(({ region, category, packages }) => ({
      id: `${region}-${category.id}`,
      title: labels.categories(category.id),
      packages: packages.map((entry) => packageCard(context, entry)),
    })),
    questions: context.questions('section'),
  };
}
