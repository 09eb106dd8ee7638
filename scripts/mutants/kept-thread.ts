import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

/** The name that settings give this kind of worker. */
export const KEPT_THREAD = 'kept-thread';

type Listener = (value: unknown) => void;

/** Modules of runs that are over are not all forgotten: after so many runs a new thread begins. */
const MOST_RUNS = 50;

let kept: Worker | undefined;
let runs = 0;
let started: Extract<WorkerRequest, { type: 'start' }> | undefined;

/**
 * Runs tests in one thread that outlives them. Vitest starts a thread for every file, each of which loads
 * packages anew, which takes longer than most tests do. Here packages stay loaded, while the project's own
 * modules are loaded anew for each file, as the setting `isolate` asks.
 */
export class KeptThread implements PoolWorker {
  readonly name = KEPT_THREAD;
  readonly #options: PoolOptions;
  #thread: Worker | undefined;
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (!kept || runs >= MOST_RUNS) this.#replaceThread();
    runs += 1;
    this.#thread = kept;
  }

  /** Takes back the listeners; the thread goes on. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread?.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread?.off(event, listener);
  }

  /** The thread hears of the first start and of no stop; settings come with what is to be run. */
  send(message: WorkerRequest): void {
    const isAnswered = message.type === 'stop' || (message.type === 'start' && started !== undefined);
    if (message.type === 'start') started = message;
    if (isAnswered) this.#answer(message.type === 'stop' ? 'stopped' : 'started');
    else this.#thread?.postMessage(message.type === 'run' ? this.#withSettings(message) : message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #withSettings<Message extends { readonly context: object }>(message: Message): Message {
    return { ...message, context: { config: started?.context.config, ...message.context } };
  }

  #answer(type: 'started' | 'stopped'): void {
    this.#thread?.emit('message', { type, __vitest_worker_response__: true });
  }

  #replaceThread(): void {
    void kept?.terminate();
    const { distPath, env, execArgv } = this.#options;
    const thread = new Worker(join(distPath, 'workers/threads.js'), { env, execArgv });
    thread.unref();
    thread.once('exit', () => {
      if (kept === thread) kept = undefined;
    });
    [kept, started, runs] = [thread, undefined, 0];
  }
}
