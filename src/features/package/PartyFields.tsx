import { useState } from 'react';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { CountField } from './CountField.tsx';
import classes from './GroupChooser.module.css';
import type { Group, Trip } from './use-trip.ts';

interface PartyFieldsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly group: Group;
}

/** Children by age and rooms for one, where these have prices of their own. */
export function PartyFields({ page, trip, group }: PartyFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { party } = page.trip;
  const { choice, variant, change } = trip;
  const hasRooms = variant.prices?.singleSupplement !== undefined;
  if (!party || (page.ageGroups.length === 0 && !hasRooms)) return null;
  const buttons = { least: 0, fewer: party.oneFewer, more: party.oneMore };
  const isUsed = Object.keys(choice.children).length > 0 || group.singleRooms > 0;
  return (
    <details
      className={classes.party}
      open={isOpen || isUsed}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{party.title}</summary>
      <div className={classes.fields}>
        {page.ageGroups.map(({ id, label, agesText }) => (
          <CountField
            key={id}
            label={label}
            description={agesText}
            count={choice.children[id] ?? 0}
            {...buttons}
            onChange={(count) => change((now) => ({ children: withCount(now.children, id, count) }))}
          />
        ))}
        {hasRooms && (
          <CountField
            label={party.singleRooms}
            count={group.singleRooms}
            {...buttons}
            onChange={(count) => change({ singleRooms: count === 0 ? undefined : count })}
          />
        )}
      </div>
    </details>
  );
}

/** None of an age is not said. */
function withCount(
  children: Readonly<Record<string, number>>,
  id: string,
  count: number,
): Readonly<Record<string, number>> {
  const { [id]: _previous, ...others } = children;
  return count === 0 ? others : { ...others, [id]: count };
}
