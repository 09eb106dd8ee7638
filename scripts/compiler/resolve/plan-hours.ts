import type { LinkedPackage } from '../link/model.ts';

/** When a tour starts and ends. */
type Hours = NonNullable<LinkedPackage['data']['hours']>;

/**
 * The hours that the plan of a single day speaks of: from its first activity to the end of its last.
 *
 * @returns undefined where there are several days, options or alternatives, or a time is not written
 */
export function planHours({ dayCount, itinerary, variants }: LinkedPackage): Hours | undefined {
  const [plan, ...otherPlans] = itinerary?.plans ?? [];
  const [choice, ...otherChoices] = plan?.days[0]?.choices ?? [];
  if (dayCount > 1 || variants.length > 1 || otherPlans.length > 0 || otherChoices.length > 0)
    return undefined;
  const activities = choice?.found?.data.activities ?? [];
  const starts = activities.at(0)?.time?.split('–').at(0);
  const ends = activities.at(-1)?.time?.split('–').at(-1);
  return starts === undefined || ends === undefined ? undefined : { starts, ends };
}
