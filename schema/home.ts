import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { file } from './collection.ts';
import { hasOneTarget, linkTargetShape, ONE_TARGET } from './navigation.ts';
import { entries, idSchema, reference, schemaLink, unconfirmedSchema } from './primitives.ts';
import { statisticSchema } from './statistic.ts';

const teaserSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the entry; its texts stand under it.' }),
    image: reference('image', 'Key of the picture.'),
    ...linkTargetShape,
  })
  .refine(hasOneTarget, ONE_TARGET);

/** The popular places and figures of the home page. */
const homeSchema = z
  .strictObject({
    $schema: schemaLink,
    hero: reference('image', 'Key of the large picture.'),
    call: reference('image', 'Key of the picture behind the call to book.'),
    popular: entries(
      'popularPlace',
      z.array(teaserSchema).meta({ description: 'Popular places, in order.' }),
    ),
    statistics: entries('homeStatistic', z.array(statisticSchema)),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Home', description: 'What the home page shows.' });

export const home = file({ data: homeSchema });

export type Home = z.infer<typeof homeSchema>;
