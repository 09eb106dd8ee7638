import type { ReactNode } from 'react';
import type { InterfaceIcon } from '../../shared/interface-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import classes from './Facts.module.css';

/** The short facts of a card in a row. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>;
}

interface FactProps {
  readonly icon?: InterfaceIcon;
  readonly children: ReactNode;
}

/** A fact, with an icon before it. */
export function Fact({ icon, children }: FactProps) {
  return (
    <li>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </li>
  );
}
