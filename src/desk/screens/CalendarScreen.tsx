import { ActionIcon, Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isInRanges } from '../../pricing/dates.ts';
import type { CalendarDate } from '../../pricing/model.ts';
import { AddPeriod, useToday } from '../calendar/AddPeriod.tsx';
import { DayPanel } from '../calendar/DayPanel.tsx';
import type { PeriodList } from '../calendar/edit-calendar.ts';
import { type DayMark, MonthGrid } from '../calendar/MonthGrid.tsx';
import { SeasonOverlaps } from '../calendar/SeasonOverlaps.tsx';
import { findUnavailability, seasonsOn } from '../calendar/tour-day.ts';
import { useTrips } from '../calendar/use-trips.ts';
import { YearBands } from '../calendar/YearBands.tsx';
import { daysOfYear } from '../calendar/year-days.ts';
import { seasonColour, yearRows } from '../calendar/year-rows.ts';
import { FileFields } from '../form/FileFields.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import { readSeasons } from '../pricing/read-price-list.ts';
import { nameEntry } from '../store/entries.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

const FILE = 'calendar.json';
/** Share of the window's height below which a panel is out of view. */
const PANEL_IN_SIGHT = 0.6;

const PARTS: readonly PeriodList[] = ['seasons', 'closed', 'offers'];

/** The year in bands, a month with the prices of a tour, and the forms of seasons, closed periods and offers. */
export function CalendarScreen() {
  const { screens, calendar, labels } = useWords();
  const isReadable = useDesk((state) => state.documents.get(FILE)?.value !== undefined);
  if (!isReadable)
    return (
      <Stack maw={900}>
        <Title order={1} size="h3">
          {screens.calendar}
        </Title>
        <FileForm file={FILE} />
      </Stack>
    );
  return (
    <Stack maw={1200}>
      <Title order={1} size="h3">
        {screens.calendar}
      </Title>
      <Year />
      {PARTS.map((key) => (
        <Section key={key} title={labels[key] ?? key} holds={holds(key)} isOpenAtFirst={false}>
          <FileFields file={FILE} keys={[key]} />
        </Section>
      ))}
      <Section
        title={calendar.rules}
        isOpenAtFirst={false}
        holds={holds('zone', 'noticeDays', 'bookableMonths', 'roundTo')}
      >
        <FileFields file={FILE} keys={['zone', 'noticeDays', 'bookableMonths', 'roundTo']} />
      </Section>
    </Stack>
  );
}

function holds(...keys: readonly string[]) {
  return ({ file, field }: { readonly file: string; readonly field: string }): boolean =>
    file === FILE && keys.includes(field.split('.')[0] ?? '');
}

function Year() {
  const words = useWords();
  const { calendar } = words;
  const documents = useDesk((state) => state.documents);
  const trips = useTrips();
  const today = useToday();
  const [day, setDay] = useState<CalendarDate>(today);
  const [tourId, setTour] = useState<string | undefined>(undefined);
  const tour = trips?.tours.find(({ id }) => id === tourId) ?? trips?.tours[0];
  const year = Number(day.slice(0, 4));
  const days = useMemo(() => daysOfYear(year), [year]);
  const rows = useMemo(() => yearRows(documents, trips, days, words), [documents, trips, days, words]);
  const dayMarks = useMemo(() => {
    const seasons = readSeasons(documents);
    return (date: CalendarDate): readonly DayMark[] => {
      const { applies } = seasonsOn(seasons, date);
      const obstacle = findUnavailability(tour?.calendar, date);
      const offers = tour?.calendar?.offers.filter(({ dates }) => dates && isInRanges(dates, date)) ?? [];
      const isGone = obstacle === 'closed' || obstacle === 'sold-out';
      return [
        ...(applies
          ? [
              {
                kind: seasonColour(seasons.indexOf(applies)),
                name: nameEntry(documents, 'season', applies.id, words),
              },
            ]
          : []),
        ...(isGone ? [{ kind: obstacle, name: words.calendar.reasons[obstacle] }] : []),
        ...(tour?.calendar?.departures && obstacle === undefined
          ? [{ kind: 'departs' as const, name: words.calendar.departs }]
          : []),
        ...offers.map(({ id }) => ({
          kind: 'offer' as const,
          name: nameEntry(documents, 'offer', id, words),
        })),
      ];
    };
  }, [documents, tour, words]);
  const panel = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ readonly day: CalendarDate }>();
  const chooseDay = (next: CalendarDate): void => {
    setDay(next);
    setChosen({ day: next });
  };
  useEffect(() => {
    // On a phone it is below the month.
    const { top = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (chosen && top > window.innerHeight * PANEL_IN_SIGHT) panel.current?.scrollIntoView();
  }, [chosen]);
  const toYear = (next: number) => setDay(`${next}-${day.slice(5) === '02-29' ? '02-28' : day.slice(5)}`);
  return (
    <Stack>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={String(year - 1)}
          onClick={() => toYear(year - 1)}
        >
          ‹
        </ActionIcon>
        <Text fw={650}>{year}</Text>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={String(year + 1)}
          onClick={() => toYear(year + 1)}
        >
          ›
        </ActionIcon>
        <Button variant="default" onClick={() => setDay(today)}>
          {calendar.today}
        </Button>
      </Group>
      <YearBands days={days} rows={rows} month={day.slice(0, 7)} onDay={setDay} />
      <SeasonOverlaps days={days} />
      {rows.length === 0 && <Text c="dimmed">{calendar.empty}</Text>}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <Stack gap="xs">
          <MonthGrid day={day} today={today} dayMarks={dayMarks} onDay={setDay} onChoose={chooseDay} />
          <AddPeriods day={day} />
        </Stack>
        <Box ref={panel} style={{ scrollMarginTop: 'calc(var(--app-shell-header-height) + 1rem)' }}>
          <DayPanel day={day} trips={trips} tour={tour} onTour={setTour} />
        </Box>
      </SimpleGrid>
    </Stack>
  );
}

/** Adds a season, a closed period or an offer that begins on a day, and opens its form. */
function AddPeriods({ day }: { readonly day: CalendarDate }) {
  return (
    <Group gap="xs">
      {PARTS.map((list) => (
        <AddPeriod key={list} list={list} day={day} />
      ))}
    </Group>
  );
}
