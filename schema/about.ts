import * as z from 'zod';
import { dataFile, file } from './collection.ts';
import { entries, iconSchema, idSchema, reference, unconfirmedSchema } from './primitives.ts';
import { statisticSchema } from './statistic.ts';

/** The figures, people and values of the about page. */
const aboutSchema = dataFile({
  image: reference('image', 'One of the pictures of the site.'),
  pictures: entries(
    'aboutPicture',
    z.array(z.strictObject({ id: idSchema, image: reference('image', 'One of the pictures of the site.') })),
  )
    .default([])
    .meta({ description: 'Pictures beside the story, each with a caption.' }),
  statistics: entries('aboutStatistic', z.array(statisticSchema)),
  team: entries('teamMember', z.array(idSchema), 'People or groups in the team, in the order shown.'),
  values: entries('value', z.array(z.strictObject({ id: idSchema, icon: iconSchema }))),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'About', description: 'Content of the about page.' });

export const about = file({ data: aboutSchema });

export type About = z.infer<typeof aboutSchema>;
