import { Button } from '@mantine/core';
import { useSite } from '../../shared/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ShareButton } from '../../ui/Share/ShareButton.tsx';
import classes from './BookingCard.module.css';
import fields from './GroupChooser.module.css';
import { type TripProps, tripQuery } from './trip.ts';

/**
 * Prints the trip, saves it to a calendar, and shares it.
 *
 * @public Loaded on demand.
 */
export function TripTools({ page, trip }: TripProps) {
  const { layout, messages } = useSite();
  const texts = messages.package;

  async function saveCalendar() {
    const { date } = trip.choice;
    if (date === undefined) {
      const field = document.querySelector<HTMLInputElement>(`.${fields.date} input`);
      field?.focus();
      field?.showPicker();
      return;
    }
    const { downloadCalendar } = await import('./download-calendar.ts');
    downloadCalendar(page, trip, date, layout.brand);
  }

  return (
    <div className={classes.buttons}>
      <Button
        size="sm"
        leftSection={<Icon name="printer" size={18} />}
        className={classes.tool}
        onClick={() => window.print()}
      >
        {texts.print}
      </Button>
      <Button
        size="sm"
        leftSection={<Icon name="calendar-plus" size={18} />}
        className={classes.tool}
        onClick={() => void saveCalendar()}
      >
        {texts.calendar}
      </Button>
      <ShareButton
        title={[page.name, trip.variant.option?.name].filter(Boolean).join(' · ')}
        getAddress={() => page.address + tripQuery(page, trip)}
        className={classes.tool}
      />
    </div>
  );
}
