import type { PlannedActivity } from '../../domain/page-data/plan.ts';
import { NamedIcon } from '../../ui/icons/NamedIcon.tsx';
import classes from './Activities.module.css';

/** The stops of a day along a line: icon, time if there is one, what happens. Spec §2, §3. */
export function Activities({ activities }: { readonly activities: readonly PlannedActivity[] }) {
  return (
    <ul className={classes.activities}>
      {activities.map(({ time, icon, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>
          <NamedIcon name={icon} size={18} />
          {time !== undefined && <ActivityTime time={time} />} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const CLOCK_TIMES = /^(\d{2}:\d{2})(?:–(\d{2}:\d{2}))?$/;

/** Clock times are marked as times; free text stands as it is. */
function ActivityTime({ time }: { readonly time: string }) {
  const [, from, to] = CLOCK_TIMES.exec(time) ?? [];
  if (from === undefined) return <b>{time}</b>;
  return (
    <b>
      <time>{from}</time>
      {to !== undefined && (
        <>
          –<time>{to}</time>
        </>
      )}
    </b>
  );
}
