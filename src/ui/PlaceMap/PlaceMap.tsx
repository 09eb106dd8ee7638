import { Container, Text, Title } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { numberFormat } from '../../pricing/money.ts';
import type { MapPoint, RegionMap } from '../../shared/page-data/map.ts';
import { useSite } from '../../shared/site-context.tsx';
import sectionClasses from './MapSection.module.css';
import classes from './PlaceMap.module.css';

/**
 * A map whose places are links. They are one list: a name with room is beside its pin; else the pin has a number that
 * the list below explains. A pin that would cover another is moved aside, with a line to its place. Needs no script.
 */
function PlaceMap({ map }: { readonly map: RegionMap }) {
  const { locale } = useSite().language;
  const { title, src, width, height, points, regions, scale, part } = map;
  const shown = part ?? map;
  return (
    <div className={classes.map} data-labels={points.every(({ side }) => side !== undefined)}>
      <div
        className={classes.sheet}
        style={part && { aspectRatio: `${part.width}/${part.height}` }}
        aria-hidden
      >
        <img
          src={src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
          data-part={part && true}
          style={
            part && {
              width: percentage(width / part.width),
              left: percentage(-part.x / part.width),
              top: percentage(-part.y / part.height),
            }
          }
        />
        <Lines points={points} mark="number" />
        <Lines points={points} mark="dot" />
        {regions.map(({ name, x, y, isWide }) => (
          <span
            key={name}
            className={classes.region}
            data-wide={isWide}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {name}
          </span>
        ))}
        {scale && (
          <span className={classes.scale} data-corner={scale.corner} style={{ width: `${scale.width}%` }}>
            {scale.label}
          </span>
        )}
      </div>
      <ol className={classes.places} aria-label={title}>
        {points.map((point, index) => {
          const { name, href, side, current } = point;
          const number = numberFormat(locale).format(index + 1);
          return (
            <li
              key={href}
              style={position(point, shown.height / shown.width)}
              data-number={number}
              data-side={side}
            >
              <a href={href} className={classes.place} aria-current={current ? 'page' : undefined}>
                {point.number !== 'none' && (
                  <span className={classes.dot} aria-hidden>
                    {number}
                  </span>
                )}
                <span className={classes.name}>{name}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function percentage(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

interface LinesProps {
  readonly points: readonly MapPoint[];
  readonly mark: 'dot' | 'number';
}

/** Lines from points to the pins beside them. */
function Lines({ points, mark }: LinesProps) {
  const moved = points.flatMap(({ x, y, [mark]: to }) => (to && to !== 'none' ? [{ x, y, to }] : []));
  return (
    moved.length > 0 && (
      <svg
        className={classes.lines}
        data-mark={mark}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={moved.map(({ x, y, to }) => `M${x} ${y}L${to.x} ${to.y}`).join('')} />
        <path d={moved.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      </svg>
    )
  );
}

/** In per cent of the map's width: its height includes the list. */
function position({ x, y, number, dot }: MapPoint, ratio: number): CSSProperties {
  const at = number && number !== 'none' ? number : { x, y };
  const named = dot ?? { x, y };
  const down = (share: number) => `${(share * ratio).toFixed(2)}%`;
  return {
    '--x': `${at.x}%`,
    '--y': down(at.y),
    ...(at.x === named.x && at.y === named.y ? {} : { '--wide-x': `${named.x}%`, '--wide-y': down(named.y) }),
  } as CSSProperties;
}

interface MapSectionProps {
  readonly map: RegionMap;
  readonly tone?: 'plain' | 'sand';
}

/** A section with text beside a map, or above it on phones. */
export function MapSection({ map, tone = 'plain' }: MapSectionProps) {
  const id = useId();
  return (
    <section className={sectionClasses.section} data-tone={tone} aria-labelledby={id}>
      <Container className={sectionClasses.content}>
        <div>
          <Title order={2} id={id}>
            {map.title}
          </Title>
          <Text size="lg" className={sectionClasses.text}>
            {map.text}
          </Text>
        </div>
        <PlaceMap map={map} />
      </Container>
    </section>
  );
}
