import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { MadePage } from './page-job.ts';
import type { PageTask } from './page-worker.ts';

/** Makes pages in threads, as many as there are processors. */
export class PageMakers {
  readonly #threads = availableParallelism();
  readonly #pending = new Set<Promise<void>>();
  readonly #pool: Tinypool;

  /** @param worker module that makes pages */
  constructor(worker: string) {
    this.#pool = new Tinypool({
      filename: pathToFileURL(worker).href,
      name: 'work',
      runtime: 'worker_threads',
      minThreads: this.#threads,
      maxThreads: this.#threads,
      // The next page is at hand as soon as one is made.
      concurrentTasksPerWorker: 2,
      isolateWorkers: false,
    });
  }

  /**
   * Has a page made. Settles when there is room for the next: few pages are in memory at a time.
   *
   * @param done takes what the page gave
   * @param failed takes why it gave nothing
   */
  async make(
    page: PageTask,
    done: (made: MadePage) => void,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const running: Promise<void> = this.#pool
      .run(page)
      .then(done)
      .catch((error: unknown) => failed(withCode(error)))
      .finally(() => this.#pending.delete(running));
    this.#pending.add(running);
    if (this.#pending.size > this.#threads * 8) await Promise.race(this.#pending);
  }

  /** Waits for all pages, and ends the threads. */
  async end(): Promise<void> {
    await Promise.all(this.#pending);
    await this.#pool.destroy();
  }
}

/** Between threads an error of the system keeps its message only, which starts with its code. */
function withCode(error: unknown): unknown {
  const [, code] = error instanceof Error ? (/^(E[A-Z]+): /.exec(error.message) ?? []) : [];
  return code === undefined || !(error instanceof Error)
    ? error
    : Object.assign(error, { code, syscall: '' });
}
