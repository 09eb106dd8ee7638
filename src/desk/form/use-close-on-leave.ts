import { type FocusEvent, useRef } from 'react';

/** Props of the button and the dropdown of a popover, which is closed once the focus leaves both for another element. */
export function useCloseOnLeave(close: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    const parts = [button.current, dropdown.current];
    if (relatedTarget && !parts.some((part) => part?.contains(relatedTarget))) close();
  };
  return { button: { ref: button, onBlur }, dropdown: { ref: dropdown, onBlur } };
}
