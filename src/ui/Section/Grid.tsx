import { Children, type ReactNode } from 'react';
import classes from './Grid.module.css';

/** A list of equal cards that fills the width, one column on phones. */
export function Grid({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={classes.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
