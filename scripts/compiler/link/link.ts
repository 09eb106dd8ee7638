import { must } from './must.ts';

/** What an id in the data means. Broken where no sound entry bears the id: the checks tell so. */
export class Link<Target> {
  constructor(
    /** The id as it is written. */
    readonly id: string,
    /** The entry of that id; undefined where the link is broken. */
    readonly found: Target | undefined,
  ) {}

  /** The entry of that id, once the checks have made sure that there is one. */
  get target(): Target {
    return must(this.found, this.id);
  }
}

/** The entries that links lead to, once the checks have made sure of all of them. */
export function targetsOf<Target>(links: readonly Link<Target>[]): readonly Target[] {
  return links.map(({ target }) => target);
}
