import * as z from 'zod';
import { dataFile, file } from './collection.ts';
import { linkTargetShape, withOneTarget } from './navigation.ts';
import { entries, idSchema, reference, unconfirmedSchema } from './primitives.ts';
import { statisticSchema } from './statistic.ts';

const teaserSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Short name of the place; its texts use the same name.' }),
    image: reference('image', 'One of the pictures of the site.'),
    ...linkTargetShape,
  })
  .apply(withOneTarget);

/** The popular places and figures of the home page. */
const homeSchema = dataFile({
  hero: reference('image', 'Large picture at the top.'),
  call: reference('image', 'Picture behind the invitation to book.'),
  popular: entries('popularPlace', z.array(teaserSchema), 'Popular places, in the order shown.'),
  statistics: entries('homeStatistic', z.array(statisticSchema)),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Home', description: 'Content of the home page.' });

export const home = file({ data: homeSchema });

export type Home = z.infer<typeof homeSchema>;
