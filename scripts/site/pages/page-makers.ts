import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Tinypool } from 'tinypool';
import type { SiteApp } from '../app/site-app.ts';
import type { MadePage, PageJob } from './page-job.ts';
import type { PageTask } from './page-worker.ts';

/** Makes pages in threads, as many as there are processors; none is started before there is a page to make. */
export class PageMakers {
  readonly #task: Omit<PageTask, 'job'>;
  readonly #worker: string;
  readonly #threads = availableParallelism();
  readonly #pending = new Set<Promise<void>>();
  #pool: Tinypool | undefined;

  constructor({ appFile, worker }: SiteApp, storeFolder: string, isCompressed: boolean) {
    this.#task = { appFile, storeFolder, isCompressed };
    this.#worker = pathToFileURL(worker).href;
  }

  /**
   * Has a page made. Settles when there is room for the next: few pages are in memory at a time.
   *
   * @param done takes what the page gave
   * @param failed takes why it gave nothing
   */
  async make(job: PageJob, done: (made: MadePage) => void, failed: (error: unknown) => void): Promise<void> {
    this.#pool ??= await startPool(this.#worker, this.#threads);
    const task: PageTask = { job, ...this.#task };
    const running: Promise<void> = this.#pool
      .run(task)
      .then(done)
      .catch((error: unknown) => failed(withCode(error)))
      .finally(() => this.#pending.delete(running));
    this.#pending.add(running);
    if (this.#pending.size > this.#threads * 2) await Promise.race(this.#pending);
  }

  /** Waits for all pages, and ends the threads. */
  async end(): Promise<void> {
    await Promise.all(this.#pending);
    await this.#pool?.destroy();
  }
}

async function startPool(filename: string, maxThreads: number): Promise<Tinypool> {
  const { Tinypool: Pool } = await import('tinypool');
  return new Pool({ filename, runtime: 'worker_threads', minThreads: 0, maxThreads, isolateWorkers: false });
}

/** Between threads an error of the system keeps its message only, which starts with its code. */
function withCode(error: unknown): unknown {
  const [, code] = error instanceof Error ? (/^(E[A-Z]+): /.exec(error.message) ?? []) : [];
  return code === undefined || !(error instanceof Error)
    ? error
    : Object.assign(error, { code, syscall: '' });
}
