import type { TourPart, TourSearchHead } from '../../shared/page-data/tour-part.ts';
import { type SearchResult, TourIndex } from '../../shared/tour-search/tour-index.ts';
import { ValueStore } from '../../shared/value-store.ts';
import { fillTemplate } from '../../trip/message-template.ts';

export { EmptyState, FoundTours } from './FoundTours.tsx';

/** Parts that every search loads: all tours of a site with some thirty. */
const MIN_PARTS = 3;

/** Parts that a search loads before the visitor asks for more. */
const PARTS_AT_ONCE = 8;

/**
 * Searches the tours of the site, and loads them part by part, as far as a search needs them.
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

  find(query: string): SearchResult {
    return this.#index.find(query);
  }

  /** "Tours found: 3"; "3+" while some tours are not loaded. */
  describe({ tours }: SearchResult): string {
    const count = `${tours.length}${this.hasMore ? '+' : ''}`;
    return this.head ? fillTemplate(this.head.found, { count }) : count;
  }

  /** True if some tours are not loaded. */
  get hasMore(): boolean {
    return this.loaded.get() < this.#parts;
  }

  /**
   * True if the next part is loaded before the visitor asks for it.
   *
   * @param lacksTours whether fewer tours were found than the list shows
   */
  loadsNext(lacksTours: boolean): boolean {
    return this.hasMore && this.loaded.get() < (lacksTours ? this.#allowed : MIN_PARTS);
  }

  /** Allows more parts: the visitor has asked for them. */
  allowMore(): void {
    this.#allowed = this.loaded.get() + PARTS_AT_ONCE;
  }

  /** Loads the next part; the next call tries a failed one again. */
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
