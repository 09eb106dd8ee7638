import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SCREENS } from '../shell/screen-names.ts';
import { useWords } from '../words/words.ts';

/** Shown for an address of something that does not exist. */
export function NotHere({ screen }: { readonly screen: (typeof SCREENS)[number] }) {
  const { notHere, screens } = useWords();
  return (
    <Stack>
      <Title order={1} size="h3">
        {notHere.title}
      </Title>
      <Text>{notHere.reason}</Text>
      <Anchor component={Link} to={`/${screen}`} style={{ alignSelf: 'start' }}>
        ← {screens[screen]}
      </Anchor>
    </Stack>
  );
}
