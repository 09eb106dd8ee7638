import * as fc from 'fast-check';
import type { FilterableDestination } from '../../src/domain/destination-filter.ts';
import { casedText } from './texts.ts';

const shownText = fc.mixedCase(casedText);

/** A destination with texts of letters that have a single small and capital form. */
export const destination: fc.Arbitrary<FilterableDestination> = fc.record({
  name: shownText,
  description: shownText,
  category: fc.constantFrom('adventure', 'nature', 'beach'),
  region: fc.constantFrom('lombok', 'sumbawa'),
});

export const destinations = fc.array(destination);

/** What a visitor types: often a letter or two, sometimes more. */
export const search = fc.mixedCase(fc.oneof(fc.constantFrom('', 'a', 'é'), casedText));

/** Tabs, with one that no destination matches. */
export const tab = fc.constantFrom('all', 'lombok', 'sumbawa', 'beach', 'adventure', 'nature', 'bima');
