import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { describePlace } from '../form/describe-place.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { findUses } from '../store/find-uses.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface UsedByProps {
  readonly kind: EntryKind;
  readonly id: string;
}

/** Every place that refers to an entry, with a link to it. */
export function UsedBy({ kind, id }: UsedByProps) {
  const words = useWords();
  const uses = useDeskJson(({ documents }) =>
    findUses(documents, kind, id).map(({ file, path }) => ({
      address: fieldAddress(file, path.join('.')),
      name: describePlace(documents, { file, path: path.filter((step) => step !== id) }, words),
    })),
  );
  if (uses.length === 0) return <Text c="dimmed">{words.entry.unused}</Text>;
  return (
    <List>
      {uses.map(({ address, name }) => (
        <List.Item key={address}>
          <Anchor component={Link} to={address}>
            {name}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
