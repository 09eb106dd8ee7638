import { Anchor, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PackageCard } from '../../domain/page-data/cards.ts';
import type { SectionPage } from '../../domain/page-data/section.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import classes from './Compare.module.css';

interface CompareProps extends Pick<SectionPage, 'groups'> {
  readonly title: string;
  /** Whether each group has a row with its name. */
  readonly areNamed: boolean;
  /** Above the table. */
  readonly before?: ReactNode;
}

/** Packages of a section side by side: length, places, for whom, price. */
export function Compare({ title, groups, areNamed, before }: CompareProps) {
  const messages = useMessages();
  const { section: texts, package: labels } = messages;
  const columns = [texts.tour, labels.duration, texts.places, labels.idealFor, labels.price];
  return (
    <Section title={title} tone="sand">
      {before}
      <Table aria-label={title} className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {areNamed && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.packages.map((tour) => (
              <Row key={tour.id} tour={tour} />
            ))}
          </tbody>
        ))}
      </Table>
    </Section>
  );
}

function Row({ tour }: { readonly tour: PackageCard }) {
  const { package: labels } = useMessages();
  return (
    <tr className={classes.tour}>
      <th scope="row">
        <Anchor href={tour.href}>{tour.name}</Anchor>
      </th>
      <td>{tour.durationText}</td>
      <td>{tour.places.join(' · ')}</td>
      <td data-label={labels.idealFor}>{tour.idealFor}</td>
      <td className={classes.price}>
        <b>{tour.priceText}</b> {tour.perText && <small>{tour.perText}</small>}
      </td>
    </tr>
  );
}
