import { Check, X } from 'lucide-react';
import classes from './CheckList.module.css';

interface CheckListProps {
  readonly items: readonly string[];
  /** What stands before the items: a tick, or a cross for what is left out. */
  readonly mark?: 'tick' | 'cross';
}

/** A list of short points with a mark before each. */
export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  const Mark = mark === 'tick' ? Check : X;
  return (
    <ul className={classes.list} data-mark={mark}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>
          <Mark aria-hidden size={18} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
