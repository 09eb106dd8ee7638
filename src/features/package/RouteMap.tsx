import type { RoutePin, TripRoute } from '../../shared/page-data/map.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './RouteMap.module.css';

/** The route on its part of the map, dashed for alternatives, with pins; names that do not fit are listed below. */
export function RouteMap({ route }: { readonly route: TripRoute }) {
  const { src, width, height, part, path, branches, legend, pins } = route;
  const pinsBelow = pins.filter(({ name, side }) => name !== undefined && side === undefined);
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
            width: percent(width / part.width),
            left: percent(-part.x / part.width),
            top: percent(-part.y / part.height),
          }}
        />
        <svg aria-hidden viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}>
          <path d={path} />
          {branches !== undefined && <path d={branches} />}
        </svg>
        {pins.map((pin) => (
          <span key={`${pin.x} ${pin.y}`} style={{ left: `${pin.x}%`, top: `${pin.y}%` }}>
            <Pin pin={pin} />
            {pin.side && <span data-side={pin.side}>{pin.name}</span>}
          </span>
        ))}
      </div>
      {pinsBelow.length > 0 && (
        <p className={classes.names}>
          {pinsBelow.map((pin) => (
            <span key={pin.name} className={classes.entry}>
              <Pin pin={pin} />
              {` ${pin.name}`}
            </span>
          ))}
        </p>
      )}
      <p className={classes.legend} aria-hidden>
        {[legend.route, legend.alternative].map(
          (text, index) =>
            text !== undefined && (
              <span key={text} className={classes.entry}>
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

function Pin({ pin: { label, isStart } }: { readonly pin: RoutePin }) {
  return (
    <b>
      {isStart && <Icon name="map-pin" size={16} />}
      {label}
    </b>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
