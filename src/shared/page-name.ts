/** What the data of a page is called: its path with `_` for slashes; a leading `_` marks pages without one. */
export function pageName(path: string): string {
  if (path === '') return '_not-found';
  return path === '/' ? '_home' : path.slice(1).replaceAll('/', '_');
}

/** What a part of the tours that are searched is called, from 0; no page is called so. */
export function toursName(part: number): string {
  return `_tours-${part}`;
}
