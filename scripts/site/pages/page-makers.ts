import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tinypool } from 'tinypool';
import { projectFolder } from '../../project/folders.ts';
import type { MadePage } from './page-job.ts';
import type { PageTask } from './page-worker.ts';

const THREAD = pathToFileURL(join(projectFolder, 'scripts/site/pages/page-thread.cjs')).href;

/** Module that makes pages, and what is kept of it to load it sooner. */
export interface PageCode {
  readonly worker: string;
  readonly functions: string;
}

/** Makes pages in threads, as many as there are processors. */
export class PageMakers {
  readonly #threads = availableParallelism();
  readonly #pending = new Set<Promise<void>>();
  readonly #pool = startPool(this.#threads);

  /** @param code what is loaded before there is any page to make */
  constructor(code: PageCode) {
    void this.#pool.then(async (pool) => {
      const loading = Array.from({ length: this.#threads }, () => pool.run(code));
      // Code that cannot be loaded is told of with the first page; threads that are not needed end before.
      await Promise.allSettled(loading);
    });
  }

  /**
   * Has a page made. Settles when there is room for the next: few pages are in memory at a time.
   *
   * @param done takes what the page gave
   * @param failed takes why it gave nothing
   */
  async make(
    code: PageCode,
    page: PageTask,
    done: (made: MadePage) => void,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const pool = await this.#pool;
    const { worker, functions } = code;
    const running: Promise<void> = pool
      .run({ worker, functions, page })
      .then(done)
      .catch((error: unknown) => failed(withCode(error)))
      .finally(() => this.#pending.delete(running));
    this.#pending.add(running);
    if (this.#pending.size > this.#threads * 8) await Promise.race(this.#pending);
  }

  /** Waits for all pages, and ends the threads. */
  async end(): Promise<void> {
    await Promise.all(this.#pending);
    await (await this.#pool).destroy();
  }
}

async function startPool(threads: number): Promise<Tinypool> {
  const { Tinypool: Pool } = await import('tinypool');
  return new Pool({
    filename: THREAD,
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    // The next page is there when one is made: whoever resolves pages is not waited for.
    concurrentTasksPerWorker: 2,
    isolateWorkers: false,
  });
}

/** Between threads an error of the system keeps its message only, which starts with its code. */
function withCode(error: unknown): unknown {
  const [, code] = error instanceof Error ? (/^(E[A-Z]+): /.exec(error.message) ?? []) : [];
  return code === undefined || !(error instanceof Error)
    ? error
    : Object.assign(error, { code, syscall: '' });
}
