import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node';

/** The name that settings give this kind of worker. */
export const KEPT_THREAD = 'kept-thread';

type Listener = (value: unknown) => void;

let kept: Worker | undefined;
let started: Extract<WorkerRequest, { type: 'start' }> | undefined;

/**
 * Runs tests in one thread that outlives them. Vitest starts a thread for every file, each of which loads
 * packages anew, which takes longer than most tests do. Here packages stay loaded, while the project's own
 * modules are loaded anew for each file, as the setting `isolate` asks.
 */
export class KeptThread implements PoolWorker {
  readonly name = KEPT_THREAD;
  readonly #options: PoolOptions;
  readonly #listeners: (readonly [event: string, listener: Listener])[] = [];

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    kept ??= this.#newThread();
  }

  /** Takes back the listeners; the thread goes on. */
  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) kept?.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    kept?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    kept?.off(event, listener);
  }

  /** The thread hears of the first start and of no stop; settings come with what is to be run. */
  send(message: WorkerRequest): void {
    const isAnswered = message.type === 'stop' || (message.type === 'start' && started !== undefined);
    if (message.type === 'start') started = message;
    if (isAnswered) this.#answer(message.type === 'stop' ? 'stopped' : 'started');
    else kept?.postMessage(message.type === 'run' ? this.#withSettings(message) : message);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  #withSettings<Message extends { readonly context: object }>(message: Message): Message {
    return { ...message, context: { config: started?.context.config, ...message.context } };
  }

  #answer(type: 'started' | 'stopped'): void {
    kept?.emit('message', { type, __vitest_worker_response__: true });
  }

  #newThread(): Worker {
    const { distPath, env, execArgv } = this.#options;
    const thread = new Worker(join(distPath, 'workers/threads.js'), { env, execArgv });
    thread.unref();
    thread.once('exit', () => {
      kept = undefined;
      started = undefined;
    });
    return thread;
  }
}
