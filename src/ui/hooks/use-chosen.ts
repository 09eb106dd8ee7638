import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows: the visitor's choice at once, though what follows from it on the page comes in slices.
 *
 * @param value what is chosen as far as the page knows
 * @param change tells the page
 */
export function useChosen<Value, Choice extends Value>(
  value: Value,
  change: (choice: Choice) => void,
): readonly [Value, (choice: Choice) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (choice: Choice) =>
    startTransition(() => {
      show(choice);
      change(choice);
    });
  return [shown, choose];
}
