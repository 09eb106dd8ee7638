import { List } from '@mantine/core';

interface CheckListProps {
  readonly items: readonly string[];
  /** Before each item: a tick, or a cross for exclusions. */
  readonly mark?: 'tick' | 'cross' | undefined;
}

/** A list of short points with a mark before each. */
export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  return (
    // Safari forgets that a list without markers is one.
    <List role="list" variant={mark}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <List.Item key={index}>{item}</List.Item>
      ))}
    </List>
  );
}
