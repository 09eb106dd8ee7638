import { findIcon } from '../../../schema/icon-shapes.ts';
import { paths } from '../../../schema/paths.ts';
import type { PageContext } from './page-context.ts';
import { newsletterForm, statistics } from './page-parts.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { agency } from './structured-data.ts';

/** The page about the operator. */
export const about: PageType<'about'> = {
  path: paths.about.href,
  resolve: aboutPage,
  things: (context) => [agency(context)],
};

function aboutPage(context: PageContext): Resolved<'about'> {
  const { about: data } = context.content;
  const texts = context.texts.pages.about;
  return {
    meta: context.meta(texts.meta, data.image),
    ...pick(texts, 'title', 'subtitle'),
    picture: context.picture(data.image),
    ...pick(texts, 'storyTitle', 'story'),
    pictures: data.pictures.map(({ id, image }) => ({
      id,
      picture: context.picture(image),
      caption: texts.pictures(id),
    })),
    statisticsTitle: texts.statisticsTitle,
    statistics: statistics(context, data.statistics, texts.statistics),
    ...pick(texts, 'teamTitle', 'teamText'),
    team: data.team.map((id) => ({ id, ...pick(texts.team(id), 'name', 'position') })),
    valuesTitle: texts.valuesTitle,
    values: data.values.map(({ id, icon }) => ({
      id,
      icon: findIcon(icon),
      ...pick(texts.values(id), 'title', 'description'),
    })),
    questions: context.questions('about'),
    newsletter: newsletterForm(context),
  };
}
