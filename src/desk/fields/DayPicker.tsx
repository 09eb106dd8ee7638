import { ActionIcon, Popover } from '@mantine/core';
import { useState } from 'react';
import { type DayMark, MonthGrid } from '../calendar/MonthGrid.tsx';
import { useCloseOnLeave } from '../form/use-close-on-leave.ts';
import { useWords } from '../words/words.ts';
import { type Day, isYearly, localToday } from './read-day.ts';

interface DayPickerProps {
  readonly label: string;
  /** Days chosen so far. */
  readonly days: readonly Day[];
  /** Receives the day with its year. */
  readonly onDay: (day: Day) => void;
}

/** A button that opens a month to choose a day from, by pointer or keys. */
export function DayPicker({ label, days, onDay }: DayPickerProps) {
  const { fields } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { button, dropdown } = useCloseOnLeave(() => setOpen(false));
  const today = localToday();
  const [last = today] = days.slice(-1);
  const start = isYearly(last) ? `${today.slice(0, 'YYYY-'.length)}${last}` : last;
  const [focused, setFocused] = useState<Day>();
  const chosen: readonly DayMark[] = [{ kind: 'departs', name: fields.chosen }];
  const choose = (day: Day) => {
    setOpen(false);
    button.ref.current?.focus();
    onDay(day);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} withArrow trapFocus>
      <Popover.Target>
        <ActionIcon
          {...button}
          variant="subtle"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => {
            setFocused(undefined);
            setOpen(!isOpen);
          }}
        >
          <CalendarIcon />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown {...dropdown}>
        <MonthGrid
          day={focused ?? start}
          today={today}
          dayMarks={(day) => (days.some((own) => day.endsWith(own)) ? chosen : [])}
          onDay={setFocused}
          onChoose={choose}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function CalendarIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden
    >
      <rect x="2" y="3" width="12" height="11" rx="1.5" />
      <path d="M2 6.5h12M5 1.5v3M11 1.5v3" />
    </svg>
  );
}
