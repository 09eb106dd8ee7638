import { type Json, secondOperator, type Workspace } from './workspace.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly region: 'maggiore' | 'orta';
  readonly latitude: number;
  readonly longitude: number;
}

interface MapSite {
  /** What the regions "maggiore" and "orta" are called. */
  readonly regions: readonly [maggiore: string, orta: string];
  /** Two at least; the first two take the places of the operator's own. */
  readonly places: readonly Place[];
}

const place = (name: string, region: Place['region'], latitude: number, longitude: number): Place => ({
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  region,
  latitude,
  longitude,
});

/** Operators where maps have been difficult: over the date line, at a border, at one spot. */
const MAP_SITES = {
  archipelago: {
    regions: ['Fiji', 'Tonga'],
    places: [
      place('Taveuni', 'maggiore', -16.85, -179.97),
      place('Savusavu', 'maggiore', -16.78, 179.34),
      place('Levuka', 'maggiore', -17.68, 178.84),
      place('Vavaʻu', 'orta', -18.65, -173.98),
      place('Haʻapai', 'orta', -19.81, -174.35),
    ],
  },
  border: {
    regions: ['Musandam', 'Dakhiliyah'],
    places: [
      place('Khasab', 'maggiore', 26.1799, 56.2477),
      place('Nizwa', 'orta', 22.9333, 57.5333),
      place('Jebel Akhdar', 'orta', 23.0722, 57.6678),
      place('Mascate', 'orta', 23.588, 58.3829),
      place('Sur', 'orta', 22.5667, 59.5289),
      place('Wahiba', 'orta', 22.4, 58.8),
      place('Salalah', 'orta', 17.0197, 54.0897),
    ],
  },
  oneSpot: {
    regions: ['Verbano', 'Cusio'],
    places: [place('Molo', 'orta', 38.79, 15.21), place('Faro', 'maggiore', 38.79, 15.21)],
  },
} as const satisfies Readonly<Record<string, MapSite>>;

export type MapSiteName = keyof typeof MAP_SITES;

export const MAP_SITE_NAMES = Object.keys(MAP_SITES) as readonly MapSiteName[];

const OWN = ['isolaSanGiulio', 'mottarone'];

/** The second operator's data with these destinations, and days without places of their own. */
export function mapSite(name: MapSiteName): Workspace {
  const { places, regions }: MapSite = MAP_SITES[name];
  const original = secondOperator();
  const ids = places.map(({ id }, index) => OWN[index] ?? id);
  const model = original.json('destinations/mottarone.json');
  let site = places.reduce(
    (rest, { region, latitude, longitude }, index) =>
      rest.withFile(`destinations/${ids[index]}.json`, {
        ...Object(model),
        order: index + 1,
        path: index === 1 ? '/luoghi/mottarone' : `/luoghi/posto-${index}`,
        region,
        point: { latitude, longitude },
      }),
    original,
  );
  const [first] = places;
  const near = { latitude: first?.latitude ?? 0, longitude: first?.longitude ?? 0 };
  site = site.edit('site.json', (data) => ({
    ...Object(data),
    office: { ...Object(data).office, point: near },
  }));
  for (const path of site.paths.filter((each) => each.startsWith('days/'))) {
    site = site.edit(path, (data) => ({ ...Object(data), stops: [] }));
  }
  for (const language of ['it', 'nl']) {
    site = site
      .edit(`texts/${language}/destinations.json`, (data): Json => {
        const texts = Object(data).mottarone;
        const named = places.map((each, index) => [ids[index], { ...texts, name: each.name }]);
        return { ...Object(data), ...Object.fromEntries(named) };
      })
      .edit(`texts/${language}/labels.json`, (data) => ({
        ...Object(data),
        regions: { ...Object(data).regions, maggiore: regions[0], orta: regions[1] },
      }));
  }
  return site;
}
