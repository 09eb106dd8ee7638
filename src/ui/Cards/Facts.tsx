import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** The short facts of a card in a row. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>;
}

interface FactProps {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A fact, with an icon before it. */
export function Fact({ icon: Icon, children }: FactProps) {
  return (
    <li>
      {Icon && <Icon aria-hidden size={16} />}
      {children}
    </li>
  );
}
