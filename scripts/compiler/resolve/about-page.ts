import { findIcon } from '../../../schema/icon-shapes.ts';
import type { AboutPage } from '../../../src/shared/page-data/about.ts';
import { newsletterForm } from './form-target.ts';
import type { PageContext } from './page-context.ts';
import type { Resolved } from './resolved.ts';
import { statistics } from './statistics.ts';

/** The about page. */
export function aboutPage(context: PageContext): Resolved<AboutPage> {
  const { about, site } = context.content;
  const texts = context.texts.pages.about;
  return {
    kind: 'about',
    path: site.pages.about,
    meta: context.meta(texts.meta, about.image),
    title: texts.title,
    subtitle: texts.subtitle,
    picture: context.picture(about.image),
    storyTitle: texts.storyTitle,
    story: texts.story,
    ...(about.pictures.length === 0
      ? {}
      : {
          pictures: about.pictures.map(({ id, image }) => ({
            id,
            picture: context.picture(image),
            caption: texts.pictures(id),
          })),
        }),
    statisticsTitle: texts.statisticsTitle,
    statistics: statistics(context, about.statistics, texts.statistics),
    teamTitle: texts.teamTitle,
    teamText: texts.teamText,
    team: about.team.map((id) => {
      const { name, position } = texts.team(id);
      return { id, name, position };
    }),
    valuesTitle: texts.valuesTitle,
    values: about.values.map(({ id, icon }) => {
      const { title, description } = texts.values(id);
      return { id, icon: findIcon(icon), title, description };
    }),
    questions: context.questions({ kind: 'about' }),
    newsletter: newsletterForm(context),
  };
}
