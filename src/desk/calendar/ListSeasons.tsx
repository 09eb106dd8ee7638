import { Anchor, List, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatMoney } from '../../pricing/money.ts';
import type { Names } from '../entries/NameFields.tsx';
import { AddEntry } from '../fields/AddEntry.tsx';
import { describePriceChange } from '../fields/describe-price-change.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { readSeasons, siteMoneyFormat } from '../pricing/read-price-list.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { nameEntry } from '../store/entries.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { useToday } from './AddPeriod.tsx';
import { addSeasonOfList, periodIds } from './edit-calendar.ts';
import { SeasonOverlaps } from './SeasonOverlaps.tsx';
import { daysOfYear } from './year-days.ts';
import { describeRanges } from './year-rows.ts';

/** The dates of the calendar's seasons, and their changes to the prices of a list. */
export function ListSeasons({ file }: { readonly file: string }) {
  const words = useWords();
  const { prices } = words;
  const documents = useDesk((state) => state.documents);
  const seasons = readSeasons(documents);
  const year = Number(useToday().slice(0, 4));
  const days = useMemo(() => [...daysOfYear(year), ...daysOfYear(year + 1)], [year]);
  const own = valueAt(documents.get(file)?.value, ['seasons']);
  const format = siteMoneyFormat(documents, words.locale);
  const money = (amount: number): string => formatMoney(format, amount);
  const effect = (season: (typeof seasons)[number]): string =>
    valueAt(own, [season.id]) === undefined
      ? (describePriceChange(season, money, words) ?? prices.seasonAsUsual)
      : prices.seasonOwn;
  return (
    <Stack gap="xs">
      <Text c="dimmed">{seasons.length === 0 ? prices.noSeasons : prices.seasonsHint}</Text>
      <List>
        {seasons.map((season, index) => (
          <List.Item key={season.id}>
            <Anchor
              component={Link}
              underline="always"
              to={fieldAddress('calendar.json', `seasons.${index}`)}
            >
              {nameEntry(documents, 'season', season.id, words)}
            </Anchor>{' '}
            ({describeRanges(season.dates, words)}): {effect(season)}
          </List.Item>
        ))}
      </List>
      <SeasonOverlaps days={days} />
      <AddSeason file={file} />
    </Stack>
  );
}

/** Adds a season that the list uses at once, and opens its days on the same screen. */
function AddSeason({ file }: { readonly file: string }) {
  const { fields, nouns, prices } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const today = useToday();
  const edit = useEditAt({ file, path: ['seasons'] });
  const taken = useDeskJson(({ documents }) => [...periodIds(documents, 'seasons')]);
  const add = (id: string, name: string, names: Names) => {
    const { operations, index } = addSeasonOfList(store.getState().documents, file, today, { id, names });
    edit(operations, fields.addedNamed(name));
    const first = new URLSearchParams({ file: 'calendar.json', field: `seasons.${index}.dates.0.from` });
    void navigate({ search: `?${first}` });
  };
  return (
    <AddEntry
      noun={nouns.seasons ?? ''}
      label={prices.newSeason}
      taken={taken}
      fallback="season"
      onAdd={add}
    />
  );
}
