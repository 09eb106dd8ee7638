import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { fieldText } from '../../ui/Field/field-text.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './TripTools.module.css';
import type { Trip } from './use-trip.ts';

interface TripToolsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

/**
 * The trip on paper, and in the visitor's calendar.
 *
 * @public Loaded on demand.
 */
export function TripTools({ page, trip }: TripToolsProps) {
  const { shell, messages } = useSite();
  const texts = messages.package;

  async function saveCalendar(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const start = fieldText(event.currentTarget, 'start');
    if (start === '') return;
    if (start !== trip.choice.date) trip.change({ date: start });
    const { downloadCalendar } = await import('./download-calendar.ts');
    downloadCalendar(page, trip, start, shell.brand);
  }

  return (
    <div className={classes.tools}>
      <Button
        size="sm"
        leftSection={<Icon name="printer" size={18} />}
        className={classes.tool}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
      <details>
        <Button
          component="summary"
          size="sm"
          leftSection={<Icon name="calendar-plus" size={18} />}
          className={classes.tool}
        >
          {texts.calendar}
        </Button>
        <form className={classes.form} onSubmit={(event) => void saveCalendar(event)}>
          <TextInput
            key={trip.choice.date}
            type="date"
            name="start"
            label={texts.firstDay}
            defaultValue={trip.choice.date}
            required
            withAsterisk={false}
          />
          <Button type="submit" size="sm">
            {texts.saveCalendar}
          </Button>
        </form>
      </details>
    </div>
  );
}
