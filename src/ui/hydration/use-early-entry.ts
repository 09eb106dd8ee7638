import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Takes over what visitors have entered before their page was hydrated, which no event tells.
 *
 * @param read called once, when the element is hydrated: its fields hold what was entered
 * @returns ref for a field, or for an element around several
 */
export function useEarlyEntry<Entered extends HTMLElement>(
  read: (element: Entered) => void,
): RefObject<Entered | null> {
  const ref = useRef<Entered>(null);
  const onHydrated = useEffectEvent(read);
  useLayoutEffect(() => {
    if (ref.current) onHydrated(ref.current);
  }, []);
  return ref;
}

/** The value of the radio button that is chosen, among those in an element. */
export function chosenValue(element: HTMLElement, name: string): string | undefined {
  return element.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]:checked`)?.value;
}
