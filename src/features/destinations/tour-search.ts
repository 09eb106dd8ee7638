import { fillTemplate } from '../../domain/message-template.ts';
import type { TourPart, TourSearchHead } from '../../domain/page-data/tour-part.ts';
import { type FoundTours as Found, TourIndex } from '../../domain/tour-search/tour-index.ts';

export { FoundTours } from './FoundTours.tsx';
export { WayOut } from './WayOut.tsx';

/** So many parts are loaded for a search before the visitor asks for more. */
const PARTS_AT_ONCE = 8;

/**
 * The tours of the site, of which parts are loaded as they are needed: a search that the first tours answer costs no
 * more than these.
 *
 * @public Loaded on demand.
 */
export class TourSearch {
  readonly head: TourSearchHead | undefined;
  readonly #index = new TourIndex();
  readonly #parts: number;
  readonly #load: (part: number) => Promise<TourPart>;
  #loaded = 0;
  #allowed = PARTS_AT_ONCE;
  #loading: Promise<boolean> | undefined;

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

  /** Whether there are tours that were not looked at. */
  get hasMore(): boolean {
    return this.#loaded < this.#parts;
  }

  /** Whether the next of them may be looked at without being asked. */
  get mayGoOn(): boolean {
    return this.hasMore && this.#loaded < this.#allowed;
  }

  /** Lets further parts be loaded. */
  allowMore(): void {
    this.#allowed = this.#loaded + PARTS_AT_ONCE;
  }

  /** Loads the next part; gives whether it came. */
  async loadNext(): Promise<boolean> {
    this.#loading ??= this.#load(this.#loaded).then(
      (part) => {
        this.#add(part);
        return true;
      },
      () => false,
    );
    const hasCome = await this.#loading;
    this.#loading = undefined;
    return hasCome;
  }

  #add(part: TourPart): void {
    this.#index.add(part);
    this.#loaded += 1;
  }
}
