import type { TripRoute } from '../../domain/page-data/map.ts';
import classes from './RouteMap.module.css';

/** Where the trip goes: its part of the map, a line from stop to stop, and a mark for each day. A list says it too. */
export function RouteMap({ route }: { readonly route: TripRoute }) {
  const { src, width, height, part, path, marks } = route;
  return (
    <div className={classes.map} style={{ aspectRatio: `${part.width}/${part.height}` }} aria-hidden>
      <img
        src={src}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        style={{
          width: share(width / part.width),
          left: share(-part.x / part.width),
          top: share(-part.y / part.height),
        }}
      />
      {path !== '' && (
        <svg aria-hidden viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}>
          <path d={path} />
        </svg>
      )}
      {marks.map(({ label, x, y }) => (
        <b key={`${x} ${y}`} style={{ left: `${x}%`, top: `${y}%` }}>
          {label}
        </b>
      ))}
    </div>
  );
}

function share(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
