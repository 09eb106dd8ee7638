import { Button } from '@mantine/core';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Link } from '../../domain/page-data/parts.ts';
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
            rightSection={<ArrowRight aria-hidden size={16} />}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
