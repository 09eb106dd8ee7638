import { Container, Title } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { digits, hasOwnDigits } from '../../shared/i18n/plural.ts';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import { useSite } from '../../shared/site-context.tsx';
import { LinkButtons } from '../../ui/Button/LinkButtons.tsx';
import classes from './CompareScreen.module.css';

interface HowItWorksProps {
  readonly page: ComparePage;
  readonly children?: ReactNode;
}

/** Explains saving and comparing, and links to the lists of tours. */
export function HowItWorks({ page, children }: HowItWorksProps) {
  const { language } = useSite();
  return (
    <Container py="xl" className={classes.how}>
      <ol className={classes.steps}>
        {page.how.map((step, index) => (
          <li key={step} style={markerIn(language.locale, index + 1)}>
            {step}
          </li>
        ))}
      </ol>
      {children}
      <div>
        <Title order={2} size="h3">
          {page.listsTitle}
        </Title>
        <LinkButtons links={page.lists} className={classes.lists} />
      </div>
    </Container>
  );
}

/** Browsers number lists in Latin digits, whatever the language. */
function markerIn(locale: string, number: number): CSSProperties | undefined {
  return hasOwnDigits(locale) ? { listStyleType: `"${digits(locale, number)}. "` } : undefined;
}
