import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { CalendarDate } from '../../pricing/model.ts';
import { readSeasons } from '../pricing/read-price-list.ts';
import { nameEntry } from '../store/entries.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { findOverlaps } from './tour-day.ts';

/** A sentence for each two seasons that meet on some of the days: one takes the place of the other. */
export function SeasonOverlaps({ days }: { readonly days: readonly CalendarDate[] }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const overlaps = useMemo(() => findOverlaps(readSeasons(documents), days), [documents, days]);
  const name = (id: string): string => nameEntry(documents, 'season', id, words);
  return overlaps.map(({ applies, other }) => (
    <Text key={`${applies} ${other}`} size="sm">
      {words.calendar.overlap(name(applies), name(other))}
    </Text>
  ));
}
