import { Stack, Text } from '@mantine/core';
import { collections } from '../../../schema/collections.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { FieldView } from '../form/FieldView.tsx';
import { Section } from '../form/Section.tsx';
import { readSchema } from '../form/schema-node.ts';
import { readRanges } from '../pricing/read-price-list.ts';
import { useDesk, useValue } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { periodIds } from './edit-calendar.ts';
import { describeRanges } from './year-rows.ts';

const FILE = 'calendar.json';
const FIELDS = schemasAt(collections.calendar.data, ['seasons', 0]).map(readSchema)[0]?.shape ?? {};

/** The days and the priority of a season in the calendar, to be changed where a price list uses it. */
export function SeasonDates({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useWords();
  const index = useDesk(({ documents }) => periodIds(documents, 'seasons').indexOf(id));
  const ranges = readRanges(useValue(FILE, ['seasons', index, 'dates']));
  if (index === -1) return null;
  const summary = describeRanges(ranges, words);
  return (
    <Section
      title={words.prices.seasonDates(name)}
      summary={summary}
      isSmall
      // A new season has one day so far.
      isOpenAtFirst={ranges.every(({ from, to }) => from === to)}
      holds={({ file, field }) => file === FILE && field.startsWith(`seasons.${index}.`)}
    >
      <Text size="sm" c="dimmed">
        {words.prices.seasonDatesHint}
      </Text>
      <Stack gap="md" mb="md">
        {['dates', 'priority'].map((key) => {
          const schema = FIELDS[key];
          return (
            schema && (
              <FieldView key={key} schema={schema} place={{ file: FILE, path: ['seasons', index, key] }} />
            )
          );
        })}
      </Stack>
    </Section>
  );
}
