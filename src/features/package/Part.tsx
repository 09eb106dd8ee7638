import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PackageScreen.module.css';

/** A part of the page under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Two parts beside each other, where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
