import type { Operation } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';

/** Makes edits at a place, with a sentence that names the place and the action. */
export function useEditAt(
  place: Place,
  options: { readonly isOfAll?: boolean } = {},
): (operations: readonly Operation[], what: string) => void {
  const store = useDeskStore();
  const words = useWords();
  return (operations, what) =>
    store.edit({
      operations,
      sentence: `${describePlace(store.getState().documents, place, words, options)}: ${what}`,
    });
}
