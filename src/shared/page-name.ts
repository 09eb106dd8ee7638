/** Names the data of a page: its path with `_` for slashes; names of pages without a path begin with `_`. */
export function pageName(path: string): string {
  if (path === '') return '_not-found';
  return path === '/' ? '_home' : path.slice(1).replaceAll('/', '_');
}

/** Names a chunk of the search data, from 0; differs from the names of all pages. */
export function toursName(part: number): string {
  return `_tours-${part}`;
}
