/** What the data of a page is called: its path with `_` for slashes; a leading `_` marks pages without one. */
export function pageName(path: string): string {
  if (path === '') return '_not-found';
  return path === '/' ? '_home' : path.slice(1).replaceAll('/', '_');
}
