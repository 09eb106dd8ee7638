import { type KeyboardEvent, useRef } from 'react';
import { neighbourIndex } from './neighbour-index.ts';
import classes from './TabList.module.css';

interface TabListProps {
  /** Name of the group, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  /** Id of the chosen tab; it need not be one of the tabs. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly tabId: (id: string) => string;
  readonly panelId: (id: string) => string;
}

/** A row of tabs, moved through with the arrow keys; the panels are the caller's. */
export function TabList({ label, tabs, selected, onSelect, tabId, panelId }: TabListProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const focusable = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;

  function moveBy(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[neighbourIndex(event.key, index, tabs.length, rightToLeft)];
    if (!next) return;
    event.preventDefault();
    buttons.current.get(next.id)?.focus();
    onSelect(next.id);
  }

  return (
    <div role="tablist" aria-label={label} className={classes.list}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          ref={(element) => {
            if (element) buttons.current.set(tab.id, element);
            else buttons.current.delete(tab.id);
          }}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-controls={panelId(tab.id)}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === focusable ? 0 : -1}
          className={classes.tab}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => moveBy(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
