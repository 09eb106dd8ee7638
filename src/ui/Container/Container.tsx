import type { ReactNode } from 'react';
import classes from './Container.module.css';

interface ContainerProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Holds content to the width of the page. */
export function Container({ className, children }: ContainerProps) {
  const names = className === undefined ? classes.container : `${classes.container} ${className}`;
  return <div className={names}>{children}</div>;
}
