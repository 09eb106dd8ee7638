import { useEffect } from 'react';
import { MOST_COMPARED, readCompared, writeCompared } from '../../shared/compared-tours.ts';
import { type AddressRules, useAddressState } from '../../shared/use-address-state.ts';
import { savedTours } from '../../ui/saved/saved-tours.ts';

const RULES: AddressRules<readonly string[]> = {
  initial: [],
  // An address that names tours means just them.
  read: (query) => {
    const named = readCompared(query);
    return named.length > 0 ? named : savedTours().slice(0, MOST_COMPARED);
  },
  write: writeCompared,
};

/**
 * The tours that are compared, by slug, which the address carries: those that it names, else the ones kept last.
 *
 * @returns the tours, and how to compare others
 */
export function useCompared(): readonly [readonly string[], (slugs: readonly string[]) => void] {
  const [compared, change] = useAddressState(RULES);
  useEffect(() => {
    // What is shown can be sent to others from the start.
    if (compared.length > 0) change((now) => [...now]);
  }, [compared.length, change]);
  return [compared, (slugs) => change(() => slugs)];
}
