import type { FocusEvent } from 'react';

/** Selects what is written in a field when it gets the focus, so that typing replaces it. */
export function selectText({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (currentTarget.readOnly) return;
  const { value } = currentTarget;
  // The press that gives the focus places the caret after this; letters typed meanwhile stay, and the focus stays elsewhere.
  setTimeout(() => {
    if (document.activeElement === currentTarget && currentTarget.value === value) currentTarget.select();
  });
}
