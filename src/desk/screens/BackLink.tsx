import { Anchor } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { describeFile } from '../form/describe-place.ts';
import { useCameFrom } from '../shell/came-from.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface BackLinkProps {
  /** The list with the entry, used if no other screen was open before. */
  readonly list: { readonly address: string; readonly label: string };
}

/** Links back to the tour that the screen was opened for, else to the last screen. */
export function BackLink({ list }: BackLinkProps) {
  const words = useWords();
  const [query] = useSearchParams();
  const tour = query.get('tour');
  const before = useCameFrom();
  const from = tour === null ? before : fieldAddress(`packages/${tour}.json`);
  const label = useDesk(({ documents }) => {
    if (from === undefined) return undefined;
    const [, screen = '', folder = '', id] = from.split('/');
    const file = id === undefined ? decodeURIComponent(folder) : `${folder}/${id}.json`;
    if (folder === '') return words.screens[screen as keyof typeof words.screens];
    return documents.has(file) ? describeFile(documents, file, words) : undefined;
  });
  const back = from !== undefined && label !== undefined ? { address: from, label } : list;
  return (
    <Anchor component={Link} to={back.address} style={{ alignSelf: 'start' }}>
      ← <bdi>{back.label}</bdi>
    </Anchor>
  );
}
