import classes from './CheckList.module.css';

interface CheckListProps {
  readonly items: readonly string[];
  /** What stands before the items: a tick, or a cross for what is left out. */
  readonly mark?: 'tick' | 'cross';
}

/** A list of short points with a mark before each. */
export function CheckList({ items, mark = 'tick' }: CheckListProps) {
  return (
    // Safari forgets that a list without markers is one.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul role="list" className={classes.list} data-mark={mark}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
