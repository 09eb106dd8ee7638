import ChevronDown from 'lucide-react/icons/chevron-down';
import { type Dispatch, type FocusEvent, memo, type PointerEvent } from 'react';
import type { MenuItem } from '../../domain/page-data/shell.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { currentEntry } from './current-entry.ts';
import type { HoverIntent } from './hover-intent.ts';
import classes from './Menu.module.css';
import type { MenuAction, OpenEntries } from './menu-state.ts';

export interface MenuEntryProps {
  readonly item: MenuItem;
  /** 0 for the entries of the bar. */
  readonly level: number;
  readonly pathname: string;
  readonly open: OpenEntries;
  readonly dispatch: Dispatch<MenuAction>;
  readonly hover: HoverIntent;
  /** Whether the menu is a bar with dropdowns rather than a list on a phone. */
  readonly isBar: () => boolean;
}

/**
 * An entry of the menu: a link, or a title with a button that opens the entries inside. Scrolling across the
 * header's threshold renders no entry anew.
 */
export const MenuEntry = memo(function MenuEntry(props: MenuEntryProps) {
  const { item, level, pathname, open, dispatch, hover, isBar } = props;
  const { shell } = useSite();
  const current = currentEntry(item, pathname, shell.homeHref);

  if (!item.children) {
    return (
      <li>
        {item.href === undefined ? (
          <span className={classes.link}>{item.label}</span>
        ) : (
          <a href={item.href} aria-current={current} className={classes.link}>
            {item.label}
          </a>
        )}
      </li>
    );
  }

  const isOpen = open.has(item.id);
  const isDropdown = () => level === 0 && isBar();
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse' && isDropdown();
  const leaves = (event: FocusEvent<HTMLElement>) =>
    isDropdown() && event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);

  return (
    <li
      className={classes.parent}
      data-open-entry={isOpen ? item.id : undefined}
      onPointerEnter={(event) => byMouse(event) && hover.enter(item.id)}
      onPointerLeave={(event) => byMouse(event) && hover.leave(item.id)}
      onBlur={(event) => leaves(event) && dispatch({ type: 'close', id: item.id })}
    >
      <EntryTitle {...props} isOpen={isOpen} current={current} alone={isDropdown} />
      <div className={classes.fold} data-dropdown={level === 0 ? '' : undefined}>
        <ul id={`menu-${item.id}`} className={classes.submenu}>
          {item.children.map((child) => (
            <MenuEntry key={child.id} {...props} item={child} level={level + 1} />
          ))}
        </ul>
      </div>
    </li>
  );
});

interface EntryTitleProps extends MenuEntryProps {
  readonly isOpen: boolean;
  readonly current: ReturnType<typeof currentEntry>;
  /** Whether opening this entry closes the others. */
  readonly alone: () => boolean;
}

/** The title of an entry with entries inside: a link with a button beside it, or a button alone. */
function EntryTitle({ item, isOpen, current, dispatch, alone }: EntryTitleProps) {
  const { messages } = useSite();
  const toggle = {
    type: 'button',
    'data-toggle': item.id,
    'aria-expanded': isOpen,
    'aria-controls': `menu-${item.id}`,
    onClick: () => dispatch({ type: 'toggle', id: item.id, alone: alone() }),
  } as const;
  const arrow = <ChevronDown aria-hidden size={16} className={classes.arrow} />;

  if (item.href === undefined) {
    return (
      <button {...toggle} aria-current={current} className={classes.titleButton}>
        {item.label}
        {arrow}
      </button>
    );
  }
  return (
    <div className={classes.title}>
      <a href={item.href} aria-current={current} className={classes.link}>
        {item.label}
      </a>
      <button
        {...toggle}
        aria-label={messages.header.submenu({ name: item.label })}
        className={classes.toggle}
      >
        {arrow}
      </button>
    </div>
  );
}
