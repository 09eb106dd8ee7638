import { Container, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { RegionMap } from '../../shared/page-data/map.ts';
import classes from './MapSection.module.css';
import { PlaceMap } from './PlaceMap.tsx';

interface MapSectionProps {
  readonly map: RegionMap;
  readonly locale: string;
  readonly tone?: 'plain' | 'sand';
}

/** A part of a page that says where things are: words beside the map, above it on phones. */
export function MapSection({ map, locale, tone = 'plain' }: MapSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-tone={tone} aria-labelledby={id}>
      <Container className={classes.content}>
        <div>
          <Title order={2} id={id}>
            {map.title}
          </Title>
          <Text size="lg" className={classes.text}>
            {map.text}
          </Text>
        </div>
        <PlaceMap map={map} locale={locale} />
      </Container>
    </section>
  );
}
