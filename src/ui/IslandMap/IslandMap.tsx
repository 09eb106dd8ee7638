import type { CSSProperties } from 'react';
import type { RegionMap } from '../../domain/page-data/map.ts';
import classes from './IslandMap.module.css';

/**
 * A map whose places are links. They are one list: with room, each name stands at its place; without, places
 * carry numbers and the list below says what they mean. Needs no script.
 */
export function IslandMap({ map }: { readonly map: RegionMap }) {
  const { title, src, width, height, points, regions, scale } = map;
  const isLabelled = points.every(({ side }) => side !== undefined);
  return (
    <div className={classes.map} data-labels={isLabelled}>
      <div className={classes.sheet} aria-hidden>
        <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
        {regions.map(({ name, x, y }) => (
          <span key={name} className={classes.region} style={{ left: `${x}%`, top: `${y}%` }}>
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
        {points.map(({ name, href, x, y, side, current }, index) => (
          <li key={href} style={position(x, (y * height) / width)}>
            <a href={href} className={classes.place} aria-current={current ? 'page' : undefined}>
              <span className={classes.dot} aria-hidden>
                {index + 1}
              </span>
              <span className={classes.name} data-side={side}>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Both in per cent of the map's width: below the sheet stands the list, so its height is no measure. */
function position(x: number, y: number): CSSProperties & Readonly<Record<'--x' | '--y', string>> {
  return { '--x': `${x}%`, '--y': `${y.toFixed(2)}%` };
}
