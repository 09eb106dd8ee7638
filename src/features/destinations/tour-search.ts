import type { TourPart, TourSearchHead } from '../../shared/page-data/tour-part.ts';
import { type FoundTours as Found, TourIndex } from '../../shared/tour-search/tour-index.ts';
import { ValueStore } from '../../shared/value-store.ts';
import { fillTemplate } from '../../trip/message-template.ts';

export { EmptyState, FoundTours } from './FoundTours.tsx';

/** Parts that every search loads, so that sites of some thirty tours are searched whole. */
const MIN_PARTS = 3;

/** Most parts that are loaded for a search before the visitor asks for more. */
const PARTS_AT_ONCE = 8;

/**
 * The tours of the site, of which parts are loaded as they are needed: a search that the first tours answer costs no
 * more than these.
 *
 * @public Loaded on demand.
 */
export class TourSearch {
  readonly head: TourSearchHead | undefined;
  /** Number of loaded parts. */
  readonly loaded = new ValueStore(0);
  readonly #index = new TourIndex();
  readonly #parts: number;
  readonly #load: (part: number) => Promise<TourPart>;
  #allowed = PARTS_AT_ONCE;
  #isLoading = false;

  constructor(first: TourPart, load: (part: number) => Promise<TourPart>) {
    this.head = first.head;
    this.#parts = first.parts;
    this.#load = load;
    this.#add(first);
  }

  find(query: string): Found {
    return this.#index.find(query);
  }

  /** "Tours found: 3"; "3+" where not all were looked at. */
  describe({ tours }: Found): string {
    const count = `${tours.length}${this.hasMore ? '+' : ''}`;
    return this.head ? fillTemplate(this.head.found, { count }) : count;
  }

  /** Tells if there are tours that were not searched. */
  get hasMore(): boolean {
    return this.loaded.get() < this.#parts;
  }

  /**
   * Tells if the next part is searched without being asked for.
   *
   * @param lacksTours whether fewer tours were found than can be shown
   */
  goesOn(lacksTours: boolean): boolean {
    return this.hasMore && this.loaded.get() < (lacksTours ? this.#allowed : MIN_PARTS);
  }

  /** Lets further parts be loaded. */
  allowMore(): void {
    this.#allowed = this.loaded.get() + PARTS_AT_ONCE;
  }

  /** Loads the next part; one that fails is tried again when it is asked for next. */
  async loadNext(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const part = await this.#load(this.loaded.get()).catch(() => undefined);
    this.#isLoading = false;
    if (part) this.#add(part);
  }

  #add(part: TourPart): void {
    this.#index.add(part);
    this.loaded.set(this.loaded.get() + 1);
  }
}
