import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tinypool } from 'tinypool';
import { projectFolder } from '../../project/folders.ts';
import type { SiteApp } from '../app/site-app.ts';
import type { MadePage, WrittenJob } from './page-job.ts';
import type { PageTask } from './page-worker.ts';

const THREAD = pathToFileURL(join(projectFolder, 'scripts/site/pages/page-thread.cjs')).href;

/** Makes pages in threads, as many as there are processors. */
export class PageMakers {
  readonly #code: Pick<SiteApp, 'functions' | 'worker'>;
  readonly #page: Omit<PageTask, 'job'>;
  readonly #threads = availableParallelism();
  readonly #pending = new Set<Promise<void>>();
  readonly #pool: Promise<Tinypool>;

  constructor({ appFile, worker, functions }: SiteApp, storeFolder: string, isCompressed: boolean) {
    this.#code = { worker, functions };
    this.#page = { appFile, storeFolder, isCompressed };
    // Threads load what makes pages while the first pages are resolved.
    this.#pool = startPool(this.#threads);
    void this.#pool.then((pool) => {
      for (let thread = 0; thread < this.#threads; thread += 1) void pool.run(this.#code);
    });
  }

  /**
   * Has a page made. Settles when there is room for the next: few pages are in memory at a time.
   *
   * @param done takes what the page gave
   * @param failed takes why it gave nothing
   */
  async make(
    job: WrittenJob,
    done: (made: MadePage) => void,
    failed: (error: unknown) => void,
  ): Promise<void> {
    const pool = await this.#pool;
    const page: PageTask = { job, ...this.#page };
    const running: Promise<void> = pool
      .run({ ...this.#code, page })
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
