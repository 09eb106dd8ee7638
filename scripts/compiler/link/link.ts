import { compareText } from '../diagnostics/diagnostic.ts';
import type { Entry } from '../validate/content-files.ts';
import { invariant } from './invariant.ts';
import type { LinkedEntry } from './model.ts';

/** The entry that an id refers to. Broken if no valid entry has the id, which the checks report. */
export class Link<Target> {
  constructor(
    /** The id as it is written. */
    readonly id: string,
    /** The entry of that id; undefined if the link is broken. */
    readonly found: Target | undefined,
  ) {}

  /** The entry of that id, once the checks have passed. */
  get target(): Target {
    return invariant(this.found, this.id);
  }
}

/** The targets of links, once the checks have passed. */
export function linkTargets<Target>(links: readonly Link<Target>[]): readonly Target[] {
  return links.map(({ target }) => target);
}

/** Entries by their ids. */
export type Lookup<Target> = (id: string) => Link<Target>;

/** Finds entries by their ids; of two with one id, the first. None if the file that lists them is damaged. */
export function lookUp<Target extends { readonly id: string }>(
  entries: readonly Target[] | undefined,
): Lookup<Target> {
  const byId = new Map(entries?.toReversed().map((entry) => [entry.id, entry]));
  return (id) => new Link(id, byId.get(id));
}

/** A valid file as an entry without links. */
export function linkedEntry<Data>({ id, value, file }: Entry<Data>): LinkedEntry<Data> {
  return { id, data: value, file };
}

/** Sorts entries as lists show them: by their `order`, then by id. */
export function sortEntries<Value extends { readonly order: number }>(
  entries: readonly Entry<Value>[],
): readonly Entry<Value>[] {
  return entries.toSorted(
    (left, right) => left.value.order - right.value.order || compareText(left.id, right.id),
  );
}
