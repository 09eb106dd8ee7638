import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link, Navigate } from 'react-router-dom';
import { fieldAddress } from '../shell/field-address.ts';
import type { SCREENS } from '../shell/screen-names.ts';
import type { DeskState } from '../store/desk-state.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface NotHereProps {
  /** The screen that lists what is missing. */
  readonly screen: (typeof SCREENS)[number];
}

/** Shown for an address of something that does not exist; what was undone leads back to its list. */
export function NotHere({ screen }: NotHereProps) {
  const { notHere, screens } = useWords();
  const next = useDesk((state) => addressAfterUndo(state, `/${screen}`));
  if (next !== undefined) return <Navigate to={next} replace />;
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

/** After an undo or redo: the list, or the file that came in the place of one with another name. */
function addressAfterUndo({ notice, steps }: DeskState, list: string): string | undefined {
  if (notice?.kind !== 'undone' && notice?.kind !== 'redone') return undefined;
  const made = (steps.at(-1)?.operations ?? []).flatMap((operation) =>
    operation.kind === 'file' && operation.before === undefined ? [fieldAddress(operation.file)] : [],
  );
  return made.find((address) => address.startsWith(`${list}/`)) ?? list;
}
