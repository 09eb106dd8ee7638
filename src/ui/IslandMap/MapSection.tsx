import { useId } from 'react';
import type { RegionMap } from '../../domain/page-data/map.ts';
import { Container } from '../Container/Container.tsx';
import { IslandMap } from './IslandMap.tsx';
import classes from './MapSection.module.css';

interface MapSectionProps {
  readonly map: RegionMap;
  readonly tone?: 'plain' | 'sand';
}

/** A part of a page that says where things are: words beside the map, above it on phones. */
export function MapSection({ map, tone = 'plain' }: MapSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} data-tone={tone} aria-labelledby={id}>
      <Container className={classes.content}>
        <div>
          <h2 id={id}>{map.title}</h2>
          <p className={classes.text}>{map.text}</p>
        </div>
        <IslandMap map={map} />
      </Container>
    </section>
  );
}
