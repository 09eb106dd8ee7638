import { Anchor, Button, Group, NumberInput, Select, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TripAnswer } from '../../pricing/answer-trip.ts';
import type { CalendarDate, PriceChange } from '../../pricing/model.ts';
import { formatMoney } from '../../pricing/money.ts';
import { describePriceChange } from '../fields/describe-price-change.ts';
import { formatDay } from '../form/date-format.ts';
import { describeFile } from '../form/describe-place.ts';
import { readSeasons, siteMoneyFormat } from '../pricing/read-price-list.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskTour, DeskTrips } from '../store/api.ts';
import { nameEntry } from '../store/entries.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { toggleSoldOut } from './edit-calendar.ts';
import { answerDay, type DayAnswer, hasRowsOf, seasonsOn } from './tour-day.ts';

interface DayPanelProps {
  readonly day: CalendarDate;
  readonly trips: DeskTrips | undefined;
  readonly tour: DeskTour | undefined;
  readonly onTour: (id: string) => void;
}

const USUAL_GROUP = 2;

/** The price of a tour on a day, with the season and offers that apply, or the reason why it cannot be booked. */
export function DayPanel({ day, trips, tour, onTour }: DayPanelProps) {
  const words = useWords();
  const { calendar, grid } = words;
  const documents = useDesk((state) => state.documents);
  const [people, setPeople] = useState(USUAL_GROUP);
  const [wantedTier, setTier] = useState<string | undefined>(undefined);
  const tables = tour?.lists.flatMap(({ file }) => (file === undefined ? [] : (trips?.tables[file] ?? [])));
  const cells = tables?.flatMap(({ rows }) => rows[0]?.cells ?? []) ?? [];
  const tiers = [...new Set(cells.flatMap(({ tier }) => tier ?? []))];
  const tier = tiers.includes(wantedTier ?? '') ? wantedTier : tiers[0];
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {formatDay(day, words.locale)}
      </Title>
      <SeasonsOfDay day={day} />
      {trips === undefined ? (
        <Text c="dimmed">{calendar.noTrips}</Text>
      ) : (
        <Group gap="xs" align="end">
          <Select
            label={calendar.tour}
            searchable
            allowDeselect={false}
            data={trips.tours.map(({ id }) => ({
              value: id,
              label: nameEntry(documents, 'package', id, words),
            }))}
            value={tour?.id ?? null}
            onChange={(id) => id && onTour(id)}
          />
          <NumberInput
            label={grid.people}
            w={90}
            min={1}
            max={999}
            value={people}
            onChange={(value) => setPeople(Math.max(1, Math.round(Number(value)) || 1))}
          />
          {tiers.length > 0 && (
            <Select
              label={calendar.tier}
              w={140}
              allowDeselect={false}
              data={tiers.map((id) => ({ value: id, label: nameEntry(documents, 'tier', id, words) }))}
              value={tier ?? null}
              onChange={(id) => setTier(id ?? undefined)}
            />
          )}
        </Group>
      )}
      {trips && tour && (
        <>
          <Stack gap="xs" aria-live="polite">
            {answerDay(trips, tour, { day, people, tier }).map((answer) => (
              <Answer key={answer.option ?? ''} answer={answer} people={people} />
            ))}
          </Stack>
          <SoldOutButton day={day} id={tour.id} />
        </>
      )}
    </Stack>
  );
}

/** The season that applies, and those that would without it. */
function SeasonsOfDay({ day }: { readonly day: CalendarDate }) {
  const words = useWords();
  const { calendar } = words;
  const documents = useDesk((state) => state.documents);
  const { applies, others } = seasonsOn(readSeasons(documents), day);
  const names = others.map(({ id }) => nameEntry(documents, 'season', id, words)).join(', ');
  if (!applies) return <Text>{calendar.noSeason}</Text>;
  return (
    <Text>
      {calendar.season(nameEntry(documents, 'season', applies.id, words))}
      {names !== '' && ` ${calendar.lowerPriority(names)}`}
    </Text>
  );
}

function Answer({ answer: { option, file, answer, notToday, usual }, people }: AnswerProps) {
  const words = useWords();
  const { calendar, prices } = words;
  const documents = useDesk((state) => state.documents);
  const format = siteMoneyFormat(documents, words.locale);
  const money = (amount: number): string => formatMoney(format, amount);
  const changeText = (change: PriceChange): string => {
    return hasRowsOf(documents, file, change.id)
      ? calendar.ownPrices
      : (describePriceChange(change, money, words) ?? prices.seasonAsUsual);
  };
  return (
    <div>
      <Text fw={650}>
        {option === undefined ? prices.all : nameEntry(documents, 'option', option, words)}
      </Text>
      <Text size="lg">{answerText(answer, people)}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.2rem' }}>
        {notToday !== undefined && <li>{calendar.notToday(calendar.reasons[notToday])}</li>}
        {answer.kind === 'price' && usual !== undefined && <li>{calendar.usual(money(usual))}</li>}
        {answer.kind !== 'unavailable' && answer.season && (
          <li>
            {prices.inSeason(
              nameEntry(documents, 'season', answer.season.id, words),
              changeText(answer.season),
            )}
          </li>
        )}
        {answer.kind === 'price' && answer.offer && (
          <li>
            {prices.inSeason(nameEntry(documents, 'offer', answer.offer.id, words), changeText(answer.offer))}
          </li>
        )}
        {file !== undefined && (
          <li>
            <Anchor component={Link} to={fieldAddress(file)}>
              {isolate(describeFile(documents, file, words))}
              {answer.kind === 'price' && ` · ${answer.band}`}
            </Anchor>
          </li>
        )}
      </ul>
    </div>
  );

  function answerText(found: TripAnswer, count: number): string {
    if (found.kind === 'price') return calendar.costs(count, money(found.total), money(found.perPerson));
    if (found.kind === 'ask') return calendar.asks[found.reason];
    const closure =
      found.closure === undefined
        ? ''
        : `: ${isolate(nameEntry(documents, 'closure', found.closure, words))}`;
    const nearest = found.nearest.map((date) => formatDay(date, words.locale)).join(', ');
    const reason = calendar.reasons[found.reason];
    return `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}${closure}. ${nearest === '' ? '' : calendar.nearest(nearest)}`;
  }
}

interface AnswerProps {
  readonly answer: DayAnswer;
  readonly people: number;
}

function SoldOutButton({ day, id }: { readonly day: CalendarDate; readonly id: string }) {
  const words = useWords();
  const { calendar } = words;
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const { operation, isSoldOut } = toggleSoldOut(documents, id, day);
  const name = nameEntry(documents, 'package', id, words);
  const date = formatDay(day, words.locale);
  const becomes = isSoldOut ? calendar.notSoldOut : calendar.reasons['sold-out'];
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'start', height: 'auto' }}
      styles={{ label: { paddingBlock: 6, textAlign: 'start', whiteSpace: 'normal' } }}
      onClick={() =>
        store.edit({ operations: [operation], sentence: `${isolate(name)}, ${date}: ${becomes}` })
      }
    >
      {isSoldOut ? calendar.offerAgain(name, date) : calendar.markSoldOut(name, date)}
    </Button>
  );
}
