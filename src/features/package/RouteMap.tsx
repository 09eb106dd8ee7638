import type { RouteMark, TripRoute } from '../../shared/page-data/map.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './RouteMap.module.css';

/** The route on its part of the map, dashed for alternatives, with pins; names without room on the map follow below. */
export function RouteMap({ route }: { readonly route: TripRoute }) {
  const { src, width, height, part, path, branches, legend, marks } = route;
  const below = marks.filter(({ name, side }) => name !== undefined && side === undefined);
  return (
    <div>
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
        <svg aria-hidden viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}>
          <path d={path} />
          {branches !== undefined && <path d={branches} />}
        </svg>
        {marks.map((mark) => (
          <span key={`${mark.x} ${mark.y}`} style={{ left: `${mark.x}%`, top: `${mark.y}%` }}>
            <Pin mark={mark} />
            {mark.side && <span data-side={mark.side}>{mark.name}</span>}
          </span>
        ))}
      </div>
      {below.length > 0 && (
        <p className={classes.names}>
          {below.map((mark) => (
            <span key={mark.name} className={classes.below}>
              <Pin mark={mark} />
              {` ${mark.name}`}
            </span>
          ))}
        </p>
      )}
      <p className={classes.legend} aria-hidden>
        {[legend.way, legend.alternative].map(
          (text, index) =>
            text !== undefined && (
              <span key={text} className={classes.below}>
                <svg aria-hidden viewBox="0 0 32 4" width={32} height={4}>
                  <path d="M2 2H30" data-alternative={index > 0 || undefined} />
                </svg>
                {text}
              </span>
            ),
        )}
      </p>
    </div>
  );
}

function Pin({ mark: { label, isStart } }: { readonly mark: RouteMark }) {
  return (
    <b>
      {isStart && <Icon name="map-pin" size={16} />}
      {label}
    </b>
  );
}

function share(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
