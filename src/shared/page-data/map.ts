/** In per cent of the picture's width and height. */
interface OnPicture {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, in its units. */
export interface MapPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of a pin, where its name is. */
export type Side = 'bottom' | 'left' | 'right' | 'top';

/** Of a map, where its scale is. */
export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** A place on a map. */
export interface MapPoint extends OnPicture {
  readonly name: string;
  readonly href: string;
  /** The side of its mark with the name on wide maps; without it the list has the name, by number. */
  readonly side?: Side;
  /** The position of its number, if not at the place itself: a line leads there. `none`: no room for it. */
  readonly number?: OnPicture | 'none';
  /** The position of its pin on wide maps, if not at the place itself. */
  readonly dot?: OnPicture;
  /** The page shown is about this place. */
  readonly current?: boolean;
}

/** A drawn map with the destinations on it. Measures of the picture in pixels, places in per cent of what is shown. */
export interface RegionMap {
  readonly title: string;
  readonly text: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The part of the picture that is shown; all of it, unless given. */
  readonly part?: MapPart;
  readonly points: readonly MapPoint[];
  /** Names of regions, on their land. */
  readonly regions: readonly MapRegion[];
  /** A distance and how wide it is on the picture. */
  readonly scale?: {
    readonly label: string;
    readonly width: number;
    readonly corner: Corner;
  };
}

/** The name of a region. */
interface MapRegion extends OnPicture {
  readonly name: string;
  /** It has room on wide maps only. */
  readonly isWide?: boolean;
}

/** A drawn map with the office on it: its place in per cent of the picture, which is measured in pixels. */
export interface OfficeMap {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/** The part of a drawn map that a package's routes lie in; all in the picture's units, which are its pixels. */
export interface RouteView {
  readonly src: string;
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly part: MapPart;
}

/** A pin on the route of a trip. */
export interface RoutePin extends OnPicture {
  /** The days that are spent there, or its place in the only day; empty for a stop on the way. */
  readonly label: string;
  /** The name of the place; several names where pins would cover each other. */
  readonly name?: string;
  /** The side of the pin with the name; without it the name, or a sentence with it, is below the map. */
  readonly side?: Side;
  /** The start of the trip. */
  readonly isStart?: boolean;
}

/** The route of a trip on the map; all options of a package show the same part of the map. */
export interface TripRoute extends RouteView {
  /** From stop to stop, as the path of an SVG in the picture's units. */
  readonly path: string;
  /** The same for the other choices of a day. */
  readonly branches?: string;
  /** Names of the lines. */
  readonly legend: { readonly route: string; readonly alternative?: string };
  readonly pins: readonly RoutePin[];
}
