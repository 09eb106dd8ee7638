/** How an entry of the menu was opened: by a pointer resting on it, or for good by a button. */
export type OpenedBy = 'hover' | 'button';

/** The open entries of the menu, by id. Spec §4 Header. */
export type OpenEntries = ReadonlyMap<string, OpenedBy>;

/** `alone`: all others close, as dropdowns of a bar do; else each opens and closes on its own. */
export type MenuAction =
  | { readonly type: 'toggle' | 'open'; readonly id: string; readonly alone: boolean }
  | { readonly type: 'enter' | 'leave' | 'close'; readonly id: string }
  | { readonly type: 'close-all' };

export const NOTHING_OPEN: OpenEntries = new Map();

/** The menu after an action. */
export function menuReducer(open: OpenEntries, action: MenuAction): OpenEntries {
  switch (action.type) {
    case 'toggle':
      // Whoever rests on an entry and then presses its button wants it to stay.
      return open.get(action.id) === 'button' ? closed(open, action.id) : opened(open, action);
    case 'open':
      return open.get(action.id) === 'button' ? open : opened(open, action);
    case 'enter':
      return open.has(action.id) ? open : new Map([[action.id, 'hover']]);
    case 'leave':
      return open.get(action.id) === 'hover' ? closed(open, action.id) : open;
    case 'close':
      return open.has(action.id) ? closed(open, action.id) : open;
    case 'close-all':
      return open.size === 0 ? open : NOTHING_OPEN;
  }
}

function opened(
  open: OpenEntries,
  { id, alone }: { readonly id: string; readonly alone: boolean },
): OpenEntries {
  return new Map(alone ? undefined : open).set(id, 'button');
}

function closed(open: OpenEntries, id: string): OpenEntries {
  return new Map([...open].filter(([other]) => other !== id));
}
