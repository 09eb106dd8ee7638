import type { Illustration } from './schema/illustration.ts';

/** What the layers draw with: colours by name, and definitions shared within one picture. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** 1 is the finest; outlines may stray this many times farther than the description says. */
  readonly coarseness: number;
  /** Unit vector towards the light: right, away from the viewer, up. */
  readonly light: readonly [right: number, away: number, up: number];
  /** `fill` attributes of one colour, such as `fill="#123456" fill-opacity=".5"`. */
  readonly fill: (colour: string) => string;
  readonly stroke: (colour: string) => string;
  /** `fill` attribute of a ramp of colours from one height to another. */
  readonly vertical: (ramp: readonly string[], top: number, bottom: number) => string;
  /** `fill` attribute of a ramp of colours from the middle of an ellipse to its edge. */
  readonly radial: (ramp: readonly string[], ellipse: Ellipse) => string;
  /** Puts a definition into the picture once and returns its id; equal markup shares one definition. */
  readonly define: (markup: (id: string) => string) => string;
  readonly definitions: () => string;
}

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

interface Stop {
  readonly hex: string;
  readonly opacity: number;
  readonly at: number | undefined;
}

const NOTATION = /^([#a-zA-Z0-9]+)(?:\/(\d+))?(?:@(\d+))?$/;

function readColour(palette: Readonly<Record<string, string>>, notation: string): Stop {
  const [, name = '', opacity, at] = NOTATION.exec(notation) ?? [];
  const hex = name.startsWith('#') ? name : palette[name];
  if (hex === undefined) throw new Error(`The palette has no colour "${name}".`);
  return {
    hex,
    opacity: opacity === undefined ? 1 : Number(opacity) / 100,
    at: at === undefined ? undefined : Number(at) / 100,
  };
}

/** A share from 0 to 1 in the fewest characters. */
function share(value: number): string {
  return (Math.round(value * 1000) / 1000).toString().replace(/^0\./, '.');
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const offset = stop.at ?? (stops.length > 1 ? index / (stops.length - 1) : 0);
      const place = offset === 0 ? '' : ` offset="${share(offset)}"`;
      const opacity = stop.opacity === 1 ? '' : ` stop-opacity="${share(stop.opacity)}"`;
      return `<stop${place} stop-color="${stop.hex}"${opacity}/>`;
    })
    .join('');
}

function paint(attribute: 'fill' | 'stroke', colour: Stop): string {
  const opacity = colour.opacity === 1 ? '' : ` ${attribute}-opacity="${share(colour.opacity)}"`;
  return `${attribute}="${colour.hex}"${opacity}`;
}

/** A vector of the same direction and length one. */
function unit([right, away, up]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.sqrt(right * right + away * away + up * up);
  return [right / length, away / length, up / length];
}

/** An empty canvas for a picture of the given description. */
export function createCanvas(illustration: Illustration, coarseness: number): Canvas {
  const read = (notation: string): Stop => readColour(illustration.palette, notation);
  const markups: string[] = [];
  const ids = new Map<string, string>();
  const define = (markup: (id: string) => string): string => {
    const plain = markup('');
    const known = ids.get(plain);
    if (known !== undefined) return known;
    const id = `d${ids.size.toString(36)}`;
    ids.set(plain, id);
    markups.push(markup(id));
    return id;
  };
  // Gradients inherit the units from one empty gradient each: half the bytes.
  const inherit = (tag: string, attributes: string): string =>
    define((own) => `<${tag} id="${own}" gradientUnits="userSpaceOnUse" ${attributes}/>`);
  const blend = (ramp: readonly string[], tag: string, shared: string, attributes: string): string => {
    const stops = ramp.map(read);
    if (stops.length === 1 && stops[0]) return paint('fill', stops[0]);
    const tags = stopTags(stops);
    const base = inherit(tag, shared);
    const id = define((own) => `<${tag} id="${own}" href="#${base}" ${attributes}>${tags}</${tag}>`);
    return `fill="url(#${id})"`;
  };
  return {
    width: 1600,
    height: 1000,
    coarseness,
    light: unit(illustration.light),
    fill: (colour) => paint('fill', read(colour)),
    stroke: (colour) => paint('stroke', read(colour)),
    vertical: (ramp, top, bottom) =>
      blend(ramp, 'linearGradient', 'x2="0"', `y1="${Math.round(top)}" y2="${Math.round(bottom)}"`),
    radial: (ramp, { x, y, rx, ry }) =>
      blend(
        ramp,
        'radialGradient',
        'cx="0" cy="0" r="1"',
        `gradientTransform="translate(${x} ${y})scale(${rx} ${ry})"`,
      ),
    define,
    definitions: () => markups.join(''),
  };
}
