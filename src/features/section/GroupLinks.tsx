import { Anchor } from '@mantine/core';
import { formatNumber } from '../../shared/i18n/plural.ts';
import type { SectionPage } from '../../shared/page-data/section.ts';
import { useSite } from '../../shared/site-context.tsx';
import classes from './GroupLinks.module.css';

interface GroupLinksProps extends Pick<SectionPage, 'groups'> {
  readonly label: string;
}

/** Leads to the groups of a list. */
export function GroupLinks({ groups, label }: GroupLinksProps) {
  const { language } = useSite();
  return (
    <ul aria-label={label} className={classes.links}>
      {groups.map(({ id, title, packages }) => (
        <li key={id}>
          <Anchor href={`#${id}`}>{title}</Anchor>{' '}
          <small>{formatNumber(language.locale, packages.length)}</small>
        </li>
      ))}
    </ul>
  );
}
