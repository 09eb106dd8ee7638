import { Stack, Title, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useWantedField, type WantedField } from '../shell/wanted-field.ts';
import classes from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** A few words on the content, shown while it is folded. */
  readonly summary?: string | undefined;
  readonly isOpenAtFirst?: boolean;
  /** True for a part of a form, whose heading is smaller. */
  readonly isSmall?: boolean;
  /** True if the field that the address names is inside: the section unfolds then. */
  readonly holds?: (wanted: WantedField) => boolean;
  readonly children: ReactNode;
}

/** A part of a screen under a heading, which can be folded. What is folded is not rendered. */
export function Section({
  title,
  summary,
  isOpenAtFirst = true,
  isSmall = false,
  holds,
  children,
}: SectionProps) {
  const wanted = useWantedField();
  const isWanted = wanted !== undefined && holds?.(wanted) === true;
  const [isOpen, setOpen] = useState(isOpenAtFirst || isWanted);
  const id = useId();
  const [visit, setVisit] = useState(wanted?.visit);
  // Every visit unfolds the section again.
  if (visit !== wanted?.visit) {
    setVisit(wanted?.visit);
    if (isWanted) setOpen(true);
  }
  return (
    // The parts of a form are no landmarks: several have the same heading.
    <section role={isSmall ? 'group' : undefined} aria-labelledby={id} className={classes.section}>
      <Title order={isSmall ? 3 : 2} size={isSmall ? 'sm' : 'h4'} id={id}>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span aria-hidden className={classes.chevron} data-open={isOpen || undefined}>
            ›
          </span>
          {title}
        </UnstyledButton>
      </Title>
      {!isOpen && summary && <p className={classes.summary}>{summary}</p>}
      {isOpen && <Stack pt="sm">{children}</Stack>}
    </section>
  );
}
