import { type FocusEvent, type RefObject, useRef } from 'react';

/** True while the focus is within an element; a grid moves it to another cell only then. */
interface FocusWithin {
  readonly hasFocus: RefObject<boolean>;
  /** For the element. */
  readonly focusProps: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useFocusWithin(): FocusWithin {
  const hasFocus = useRef(false);
  return {
    hasFocus,
    focusProps: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        hasFocus.current = currentTarget.contains(relatedTarget);
      },
    },
  };
}
