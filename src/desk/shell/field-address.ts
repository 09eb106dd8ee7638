import { folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { fileId } from '../store/entries.ts';

const TOUR_FOLDERS = new Set(['packages', 'days']);

/** The address of the screen that shows a place of a file; the field is named by the query. */
export function fieldAddress(file: string, path = ''): string {
  const query = new URLSearchParams(path === '' ? {} : { file, field: path });
  const own = file === 'images.json' ? pictureScreen(path) : fileScreen(textsEntry(file, path) ?? file);
  return `${own}${path === '' ? '' : `?${query}`}`;
}

/** The file of the entry whose texts are at a place; undefined if they belong to none that is a file. */
export function textsEntry(file: string, path: string): string | undefined {
  if (!file.startsWith('texts/')) return undefined;
  const steps = path.split('.');
  const area = fileId(file);
  const place = textPlaces.find(
    (one) => one.area === area && one.path.every((step, index) => step === steps[index]),
  );
  const id = place && steps[place.path.length];
  if (!id) return undefined;
  const folder = [...folderCollections].find(([, { kind }]) => kind === place.kind)?.[0];
  return folder && `${folder}/${id}.json`;
}

/** A picture has a screen of its own. */
function pictureScreen(path: string): string {
  const [list, key] = path.split('.');
  return list === 'images' && key !== undefined ? `/pictures/${key}` : '/pictures';
}

function fileScreen(file: string): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'texts') return `/texts/${fileId(file)}`;
  // The plan is a part of its tour.
  if (first === 'itineraries') return `/tours/packages/${fileId(second)}`;
  if (TOUR_FOLDERS.has(first)) return `/tours/${first}/${fileId(second)}`;
  if (first === 'prices') return `/prices/prices/${fileId(second)}`;
  if (first === 'destinations') return `/places/destinations/${fileId(second)}`;
  if (file === 'calendar.json') return '/calendar';
  if (first === 'images') return '/pictures';
  return `/settings/${encodeURIComponent(file)}`;
}
