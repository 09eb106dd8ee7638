import { valueAtPath } from '../json-path.ts';
import type { Change, DataFiles } from './migration.ts';

const SITE = 'site.json';

/** Former single values of site.json, and the lists that replaced them. */
const LISTS = [
  { key: 'phone', list: 'phones', id: 'office', field: 'number' },
  { key: 'chatUrl', list: 'channels', id: 'chat', field: 'address' },
] as const;

const OLD_LABEL = 'hotelClass';
const LABEL = 'accommodation';

/** Interface texts that pages no longer show. */
const GONE = {
  package: ['overnightOnly', 'chooseAlternative', 'firstDay', 'saveCalendar'],
  section: ['tour', 'places'],
};

/** Several phones and channels, a page that compares tours, regions instead of islands. */
export function* migrate1To2(files: DataFiles): Generator<Change> {
  yield* listContacts(files.get(SITE));
  yield* addComparePage(files);
  for (const [file, value] of files) {
    if (/^texts\/[^/]+\/interface\.json$/.test(file)) yield* changeInterface(file, value);
    const accepted = ['accepted', `interface.package.${OLD_LABEL}`];
    if (file.startsWith('glossary/') && valueAtPath(value, accepted) !== undefined)
      yield { kind: 'rename', file, path: accepted, key: `interface.package.${LABEL}` };
  }
}

function* listContacts(site: unknown): Generator<Change> {
  for (const { key, list, id, field } of LISTS) {
    const value = valueAtPath(site, [key]);
    if (value === undefined) continue;
    if (valueAtPath(site, [list]) === undefined) {
      yield { kind: 'rename', file: SITE, path: [key], key: list };
      yield { kind: 'set', file: SITE, path: [list], value: [{ id, [field]: value }] };
    } else yield { kind: 'remove', why: 'unread', file: SITE, path: [key] };
    const path = `${list}.0.${field}`;
    if (valueAtPath(site, ['unconfirmed', key]) !== undefined)
      yield { kind: 'rename', file: SITE, path: ['unconfirmed', key], key: path };
    for (const [index, { path: old }] of listAt(site, ['acknowledged']).entries())
      if (old === key) yield { kind: 'set', file: SITE, path: ['acknowledged', index, 'path'], value: path };
  }
}

function* addComparePage(files: DataFiles): Generator<Change> {
  const pages = valueAtPath(files.get(SITE), ['pages']);
  const path = ['pages', 'compare'];
  if (typeof pages !== 'object' || pages === null || Array.isArray(pages) || 'compare' in pages) return;
  const taken = new Set<unknown>([
    ...Object.values(pages),
    ...[...files.values()].map((value) => valueAtPath(value, ['path'])),
    ...Object.keys(Object(valueAtPath(files.get('redirects.json'), ['redirects']))),
  ]);
  let address = '/compare';
  for (let number = 2; taken.has(address); number += 1) address = `/compare-${number}`;
  yield { kind: 'set', file: SITE, path, value: address };
  yield { kind: 'note', file: SITE, path, note: 'newPage', about: address };
}

function* changeInterface(file: string, texts: unknown): Generator<Change> {
  const subtitle = ['package', 'subtitle'];
  const written = valueAtPath(texts, subtitle);
  const changed =
    typeof written === 'string' ? written.replace(/\{\s*island(?=\s*[},])/g, '{region') : written;
  if (changed !== written) yield { kind: 'set', file, path: subtitle, value: changed };
  const label = ['package', OLD_LABEL];
  if (valueAtPath(texts, label) !== undefined)
    yield valueAtPath(texts, ['package', LABEL]) === undefined
      ? { kind: 'rename', file, path: label, key: LABEL }
      : { kind: 'remove', why: 'unread', file, path: label };
  const gone = Object.entries(GONE).flatMap(([part, keys]) => keys.map((key) => [part, key]));
  for (const path of gone)
    if (valueAtPath(texts, path) !== undefined) yield { kind: 'remove', why: 'unread', file, path };
}

function listAt(value: unknown, path: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  const list = valueAtPath(value, path);
  return Array.isArray(list) ? list.map((entry) => Object(entry)) : [];
}
