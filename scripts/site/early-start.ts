import { join } from 'node:path';
import { Bundler } from './app/bundler.ts';
import { latestCode } from './app/site-app.ts';
import { type PageCode, PageMakers } from './pages/page-makers.ts';

/**
 * What takes long to load, and does while the content is checked: threads that make pages where an app was bundled
 * before, else what bundles it.
 */
export class EarlyStart {
  #bundler: Bundler | undefined;
  #makers: PageMakers | undefined;
  #ending: Promise<void> | undefined;

  constructor(kept: string, version: string) {
    const code = latestCode(join(kept, 'apps'), version);
    if (code) this.#makers = new PageMakers(code);
    else this.#bundler = new Bundler();
  }

  /** What bundles an app. Threads may hold the one that is made anew: others will be started. */
  bundler(): Bundler {
    this.#ending = this.#makers?.end();
    this.#makers = undefined;
    this.#bundler ??= new Bundler();
    return this.#bundler;
  }

  /** Threads that make pages. */
  makers(code: PageCode): PageMakers {
    this.#makers ??= new PageMakers(code);
    return this.#makers;
  }

  /** Ends what is still there. */
  async end(): Promise<void> {
    this.#bundler?.end();
    await Promise.all([this.#ending, this.#makers?.end()]);
  }
}
