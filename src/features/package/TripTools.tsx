import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import type { SubmitEvent } from 'react';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { fieldText } from '../../ui/Field/field-text.ts';
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
    const { downloadCalendar } = await import('./download-calendar.ts');
    downloadCalendar(page, trip, start, shell.brand);
  }

  return (
    <div className={classes.tools}>
      <button type="button" className={classes.tool} onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {texts.print}
      </button>
      <details>
        <summary className={classes.tool}>
          <CalendarPlus aria-hidden size={18} />
          {texts.calendar}
        </summary>
        <form className={classes.form} onSubmit={(event) => void saveCalendar(event)}>
          <label>
            {texts.firstDay}
            <input type="date" name="start" required />
          </label>
          <Button type="submit" size="small">
            {texts.saveCalendar}
          </Button>
        </form>
      </details>
    </div>
  );
}
