import { KeptTexts } from '../store/kept-texts.ts';
import type { PageCache } from './page-cache.ts';
import type { MadePage, WrittenJob } from './page-job.ts';
import type { OpenPage, ShownElsewhere, SitePage } from './site-page.ts';

/** A page, as far as it had to be opened to know what it gave before. */
interface LookedUpPage extends ShownElsewhere {
  /** Under which it is found another time. */
  readonly key: string;
  /** What it gave before. */
  readonly made: MadePage | undefined;
  /** The page as it is made; opened once, here or there. */
  job(): WrittenJob;
}

/** What is noted of a page that need not be opened. */
type Note = Pick<LookedUpPage, 'key' | keyof ShownElsewhere>;

/** Finds what pages gave before, without opening those that follow from just what they did. */
export class KnownPages {
  readonly #cache: PageCache;
  readonly #appVersion: string;
  readonly #notes: KeptTexts;

  /** @param folder of what is noted */
  constructor(cache: PageCache, appVersion: string, folder: string) {
    this.#cache = cache;
    this.#appVersion = appVersion;
    this.#notes = new KeptTexts(folder);
  }

  find(page: SitePage): LookedUpPage {
    let opened: OpenPage | undefined;
    const open = (): OpenPage => (opened ??= page.open());
    let written: WrittenJob | undefined;
    const job = (): WrittenJob => (written ??= JSON.stringify(open().job));
    const note = this.#noteOf(page, open, job);
    return { ...note, made: this.#cache.find(note.key), job };
  }

  #noteOf({ inputs }: SitePage, open: () => OpenPage, written: () => WrittenJob): Note {
    const note = (): Note => {
      const { preview, share } = open();
      return {
        key: this.#cache.keyOf(this.#appVersion, written()),
        preview,
        share,
      };
    };
    if (inputs === undefined) return note();
    const kept = this.#notes.take(this.#cache.nameOf(this.#appVersion, inputs), () => JSON.stringify(note()));
    // Written above, and found to be as it was written.
    return JSON.parse(kept) as Note;
  }
}
