import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.ts';

interface LimitedListProps<Item> {
  readonly items: readonly Item[];
  readonly most: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
}

/** The first items, and a button that shows the others. */
export function LimitedList<Item>({ items, most, children }: LimitedListProps<Item>) {
  const { history } = useWords();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, most);
  return (
    <>
      {children(shown)}
      {shown.length < items.length && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => setOpen(true)}
        >
          {history.more(items.length - shown.length)}
        </Button>
      )}
    </>
  );
}
