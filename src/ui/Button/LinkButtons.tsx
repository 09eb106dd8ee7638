import { Button } from '@mantine/core';
import type { Link } from '../../shared/page-data/parts.ts';
import { Icon } from '../icons/Icon.tsx';

interface LinkButtonsProps {
  readonly links: readonly Link[];
  /** Lays out the list. */
  readonly className: string | undefined;
}

/** Links to other pages as a list of buttons. */
export function LinkButtons({ links, className }: LinkButtonsProps) {
  return (
    <ul className={className}>
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
