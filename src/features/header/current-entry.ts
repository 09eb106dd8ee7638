import type { MenuItem } from '../../shared/page-data/shell.ts';

/** `page`: the entry's own page is shown; `true`: one below it. */
type Current = 'page' | 'true' | undefined;

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * Whether an entry is highlighted: on its own page, on one of an entry inside it, or on a page whose
 * address continues its own.
 *
 * @param homeHref the home page, whose address every other continues
 */
export function currentEntry(item: MenuItem, pathname: string, homeHref: string): Current {
  const path = withoutSlash(pathname);
  if (item.href === path) return 'page';
  if (item.children?.some((child) => currentEntry(child, path, homeHref) !== undefined)) return 'true';
  const continues = item.href !== undefined && item.href !== homeHref && path.startsWith(`${item.href}/`);
  return continues ? 'true' : undefined;
}
