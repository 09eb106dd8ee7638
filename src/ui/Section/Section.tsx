import { Container, Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** The hash of links to it. */
  readonly id?: string | undefined;
  readonly intro?: string;
  readonly tone?: 'plain' | 'sand' | 'sea';
  /** The heading is for screen readers only. */
  readonly hideTitle?: boolean;
  /** On wide screens the heading is beside the content. */
  readonly split?: boolean;
  readonly hidden?: boolean;
  /** The choices of the visitor for which it is shown; absent: always. */
  readonly 'data-fits'?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page under a heading, named by it. */
export function Section({
  title,
  id,
  intro,
  tone = 'plain',
  hideTitle = false,
  split = false,
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} data-tone={tone} id={id} aria-labelledby={titleId} {...rest}>
      <Container className={split ? classes.split : undefined}>
        {hideTitle ? (
          <VisuallyHidden component="h2" id={titleId}>
            {title}
          </VisuallyHidden>
        ) : (
          <div className={classes.head}>
            <Title order={2} id={titleId} className={classes.title}>
              {title}
            </Title>
            {intro !== undefined && (
              <Text size="lg" className={classes.intro}>
                {intro}
              </Text>
            )}
          </div>
        )}
        {split ? <div>{children}</div> : children}
      </Container>
    </section>
  );
}
