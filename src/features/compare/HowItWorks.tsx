import { Button, Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ComparePage } from '../../domain/page-data/compare.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './CompareScreen.module.css';

interface HowItWorksProps {
  readonly page: ComparePage;
  /** Between the steps and the links. */
  readonly children?: ReactNode;
}

/** How tours are kept and compared, and where they are listed. */
export function HowItWorks({ page, children }: HowItWorksProps) {
  return (
    <Container py="xl" className={classes.how}>
      <ol className={classes.steps}>
        {page.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
      <div>
        <Title order={2} size="h3">
          {page.listsTitle}
        </Title>
        <ul className={classes.lists}>
          {page.lists.map(({ label, href }) => (
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
      </div>
    </Container>
  );
}
