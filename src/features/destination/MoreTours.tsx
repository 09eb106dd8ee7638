import { Button } from '@mantine/core';
import type { Link } from '../../shared/page-data/parts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './Destination.module.css';

/** Links to the pages that list the tours for which there is no room here. */
export function MoreTours({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul className={classes.more}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Button
            component="a"
            href={href}
            variant="outline"
            rightSection={<Icon name="arrow-right" size={16} />}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
