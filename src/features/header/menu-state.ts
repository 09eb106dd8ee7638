/** How an entry of the menu was opened: by a pointer resting on it, or for good by a button. */
export type OpenedBy = 'hover' | 'button';

/** The open entries of the menu; each opens and closes on its own. Spec §4 Header. */
export type OpenEntries = ReadonlyMap<string, OpenedBy>;

export type MenuAction =
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'enter'; readonly id: string }
  | { readonly type: 'close'; readonly id: string }
  | { readonly type: 'close-all' };

export const NOTHING_OPEN: OpenEntries = new Map();

/** The menu after an action. */
export function menuReducer(open: OpenEntries, action: MenuAction): OpenEntries {
  switch (action.type) {
    case 'toggle':
      // Whoever rests on an entry and then presses its button wants it to stay.
      return open.get(action.id) === 'button' ? closed(open, action.id) : opened(open, action.id, 'button');
    case 'enter':
      return open.has(action.id) ? open : opened(open, action.id, 'hover');
    case 'close':
      return open.has(action.id) ? closed(open, action.id) : open;
    case 'close-all':
      return open.size === 0 ? open : NOTHING_OPEN;
  }
}

function opened(open: OpenEntries, id: string, by: OpenedBy): OpenEntries {
  return new Map(open).set(id, by);
}

function closed(open: OpenEntries, id: string): OpenEntries {
  return new Map([...open].filter(([other]) => other !== id));
}
