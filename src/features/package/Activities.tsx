import { Fragment } from 'react';
import { plainDigits } from '../../shared/i18n/plural.ts';
import type { PlannedActivity } from '../../shared/page-data/plan.ts';
import { useSite } from '../../shared/site-context.tsx';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './Activities.module.css';

/** The stops of a day along a line: icon, time if there is one, what happens. */
export function Activities({ activities }: { readonly activities: readonly PlannedActivity[] }) {
  return (
    <ul className={classes.activities}>
      {activities.map(({ time, icon, ...text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>
          <NamedIcon name={icon} size={18} />
          {time !== undefined && <ActivityTime time={time} />}{' '}
          <span>
            <Marked value={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Hours and minutes in any digits, with what languages put between them: 09:00, 09.00, 09 h 00, ٠٩:٠٠. */
const CLOCK = /^(\p{Nd}{2})(?:[:.]|\s?h\s?)(\p{Nd}{2})$/u;

/** Clock times are marked as times; free text stands as it is. */
function ActivityTime({ time }: { readonly time: string }) {
  return (
    <b>
      {time.split('–').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has a beginning and an end, which may be the same.
        <Fragment key={index}>
          {index > 0 && '–'}
          <ClockTime text={part} />
        </Fragment>
      ))}
    </b>
  );
}

/** A time as the language writes it, and for machines where that is in another way. */
function ClockTime({ text }: { readonly text: string }) {
  const { locale } = useSite().language;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined) return text;
  const plain = plainDigits(locale, `${hours}:${minutes}`);
  return <time dateTime={plain === text ? undefined : plain}>{text}</time>;
}
