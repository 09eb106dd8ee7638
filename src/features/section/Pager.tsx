import { Button } from '@mantine/core';
import { formatNumber } from '../../shared/i18n/plural.ts';
import type { Pager as PagerData } from '../../shared/page-data/section.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './Pager.module.css';

/** Links to the pages of a long list: the one before, a few by number, the one after. */
export function Pager({ pager }: { readonly pager: PagerData }) {
  const { language, messages } = useSite();
  const texts = messages.section;
  return (
    <nav aria-label={texts.pages} className={classes.pager}>
      {pager.previous !== undefined && (
        <Button
          component="a"
          href={pager.previous}
          rel="prev"
          variant="outline"
          leftSection={<Icon name="chevron-left" size={16} />}
        >
          {texts.previous}
        </Button>
      )}
      <ul className={classes.numbers}>
        {pager.links.map(({ number, label, href, isCurrent, isAfterGap }) => (
          <li key={number} data-after-gap={isAfterGap}>
            <Button
              component="a"
              href={href}
              size="sm"
              aria-label={label}
              aria-current={isCurrent && 'page'}
              variant={isCurrent ? undefined : 'outline'}
              className={classes.number}
            >
              {formatNumber(language.locale, number)}
            </Button>
          </li>
        ))}
      </ul>
      {pager.next !== undefined && (
        <Button
          component="a"
          href={pager.next}
          rel="next"
          variant="outline"
          rightSection={<Icon name="chevron-right" size={16} />}
        >
          {texts.next}
        </Button>
      )}
    </nav>
  );
}
