import { useEffect, useRef } from 'react';
import type { UnreadText } from '../store/desk-state.ts';
import { useDeskStore } from '../store/use-desk.ts';

/**
 * Tells the desk about a text that a field cannot read: saving names it, the next undo removes it, and leaving the field's
 * screen reports that it is lost.
 *
 * @param text undefined while what is there can be read
 */
export function useUnread(label: string, text: string | undefined): void {
  const store = useDeskStore();
  const shown = useRef<UnreadText>(undefined);
  useEffect(() => {
    shown.current = text === undefined ? undefined : { label, text };
    return shown.current && store.noteUnread(shown.current);
  }, [store, label, text]);
  useEffect(
    () => () => {
      if (shown.current) store.showLost(shown.current);
    },
    [store],
  );
}
