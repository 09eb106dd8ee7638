import { Stack, Title } from '@mantine/core';
import { FileForm } from '../form/FileForm.tsx';
import { useWords } from '../words/words.ts';

/** Seasons, closures and offers. */
export function CalendarScreen() {
  const { screens } = useWords();
  return (
    <Stack maw={900}>
      <Title order={1} size="h3">
        {screens.calendar}
      </Title>
      <FileForm file="calendar.json" />
    </Stack>
  );
}
