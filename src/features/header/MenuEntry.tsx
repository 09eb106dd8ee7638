import { memo } from 'react';
import type { MenuItem } from '../../shared/page-data/layout.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './Menu.module.css';
import { pointerEnters } from './menu-keys.ts';
import type { MenuNotes } from './use-menu.ts';

interface MenuEntryProps {
  readonly item: MenuItem;
  /** 0 for the entries of the bar. */
  readonly level: number;
  readonly pathname: string;
  readonly notes: MenuNotes;
}

/** An entry of the menu: a link, a button that opens a submenu, or both. */
export const MenuEntry = memo(function MenuEntry({ item, level, pathname, notes }: MenuEntryProps) {
  const { layout, messages } = useSite();
  const { id, label, href, children } = item;
  const current = currentEntry(item, pathname, layout.homeHref);
  const link = href !== undefined && (
    <a href={href} aria-current={current} className={classes.link}>
      {label}
      {notes.has(href) && <small>{notes.get(href)}</small>}
    </a>
  );
  if (!children) return <li>{link || <span className={classes.link}>{label}</span>}</li>;

  const list = `menu-${id}`;
  const arrow = <Icon name="chevron-down" size={16} />;
  return (
    <li
      className={classes.parent}
      onPointerEnter={level === 0 ? pointerEnters : undefined}
      // In the bar's dropdowns the title is a heading and opens nothing.
      data-title={level > 0 && !link ? label : undefined}
    >
      {link}
      <details suppressHydrationWarning>
        {link ? (
          <summary
            aria-controls={list}
            aria-label={messages.header.submenu({ name: label })}
            className={classes.toggle}
          >
            {arrow}
          </summary>
        ) : (
          <summary aria-controls={list} aria-current={current} className={classes.titleButton}>
            {label}
            {arrow}
          </summary>
        )}
      </details>
      <div className={classes.fold} data-dropdown={level === 0 ? '' : undefined}>
        <ul id={list} className={classes.submenu}>
          {children.map((child) => (
            <MenuEntry key={child.id} item={child} level={level + 1} pathname={pathname} notes={notes} />
          ))}
        </ul>
      </div>
    </li>
  );
});

/** `page`: the entry's own page is shown; `true`: a page below it. */
type Current = 'page' | 'true' | undefined;

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

/**
 * Highlights an entry on its own page, on a page of its submenu, and on pages whose address continues its own.
 *
 * @param homeHref excluded from the last rule, since every address continues it
 */
export function currentEntry(item: MenuItem, pathname: string, homeHref: string): Current {
  const path = withoutSlash(pathname);
  if (item.href === path) return 'page';
  if (item.children?.some((child) => currentEntry(child, path, homeHref) !== undefined)) return 'true';
  const continues = item.href !== undefined && item.href !== homeHref && path.startsWith(`${item.href}/`);
  return continues ? 'true' : undefined;
}
