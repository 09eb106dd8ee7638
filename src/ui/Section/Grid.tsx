import { Children, type ReactNode } from 'react';
import classes from './Grid.module.css';

interface GridProps {
  /** Cards fill the width; columns are as many as have room. */
  readonly kind?: 'cards' | 'columns';
  readonly children: ReactNode;
}

/** A list in columns of equal width, one on phones. */
export function Grid({ kind = 'cards', children }: GridProps) {
  return (
    <ul className={classes.grid} data-kind={kind}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
