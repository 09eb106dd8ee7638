import { startTransition, useOptimistic } from 'react';

/**
 * The value of a control: shows the visitor's choice at once, while the page is updated in a transition.
 *
 * @param value the choice that the page shows
 * @param change updates the page
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
