import type { Dispatch } from 'react';
import type { MenuAction } from './menu-state.ts';

/** How long, in milliseconds, a pointer rests on an entry before it opens: passing over opens nothing. */
const OPEN_MS = 80;

/** How long an entry stays open when the pointer has left it: a way across a corner closes nothing. */
const CLOSE_MS = 300;

/** What a pointer does with the entries of a bar. */
export interface HoverIntent {
  readonly enter: (id: string) => void;
  readonly leave: (id: string) => void;
  /** Forgets what was about to happen. */
  readonly cancel: () => void;
}

/** Opens and closes entries as a pointer comes and goes. */
export function hoverIntent(dispatch: Dispatch<MenuAction>): HoverIntent {
  let timer: number | undefined;
  const cancel = () => window.clearTimeout(timer);
  const later = (delay: number, action: MenuAction) => {
    cancel();
    timer = window.setTimeout(dispatch, delay, action);
  };
  return {
    enter: (id) => later(OPEN_MS, { type: 'enter', id }),
    leave: (id) => later(CLOSE_MS, { type: 'leave', id }),
    cancel,
  };
}
