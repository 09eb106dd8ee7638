import type { FolderAnswer, SharedLog } from './api.ts';
import type { Connection } from './connection.ts';
import type { DeskState } from './desk-state.ts';
import type { Step } from './operation.ts';

/** The log as the server has it. Requests take turns: an answer that was overtaken would bring back an older log. */
export class ServerLog {
  readonly #connection: Connection;
  #steps: readonly Step[] = [];
  #version = 0;
  /** The version that an event announced while a request was on its way. */
  #heard = 0;
  #running: Promise<unknown> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** The steps that the server has. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  get version(): number {
    return this.#version;
  }

  /** True while a request is on its way. */
  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** True if another window or program has changed the log or the files since they were read. */
  get isBehind(): boolean {
    return this.#heard > this.#version;
  }

  /** Takes note of a version. @returns true if the folder is to be read now */
  hear(version: number): boolean {
    if (!this.isBusy) return version !== this.#version;
    this.#heard = version;
    return false;
  }

  /** The steps among some that the server does not have. */
  missing(steps: readonly Step[]): readonly Step[] {
    const known = new Set(this.#steps.map(({ id }) => id));
    return steps.filter(({ id }) => !known.has(id));
  }

  /** Reads the folder; the callback takes it before another request begins. */
  readFolder(take: (answer: FolderAnswer) => void): Promise<void> {
    return this.#alone(async () => {
      // A program that was started again counts its versions from the first.
      this.#heard = 0;
      const answer = await this.#connection.fetchFolder();
      take(answer);
      this.#take(answer.log);
    });
  }

  /**
   * Sends the steps that the server does not have, as they are when it is their turn.
   *
   * @param take gets the log; not called where another window or program was faster
   */
  send(readSteps: () => readonly Step[], take: (log: SharedLog) => void): Promise<void> {
    return this.#alone(async () => {
      const steps = readSteps();
      const known = this.#steps;
      if (steps === known) return;
      const common = known.findIndex((step, index) => step !== steps[index]);
      const from = common === -1 ? known.length : common;
      const { log, isAdded } = await this.#connection.addSteps({
        version: this.#version,
        replaced: known.length - from,
        steps: steps.slice(from),
      });
      if (!isAdded) {
        this.#heard = log.version;
        return;
      }
      this.#version = log.version;
      this.#steps = steps;
      take(log);
    });
  }

  /** Lets the server write all steps into the files. */
  save(take: (log: SharedLog) => void): Promise<void> {
    return this.#alone(async () => {
      const log = await this.#connection.save();
      take(log);
      this.#take(log);
    });
  }

  #take(log: SharedLog): void {
    this.#version = log.version;
    this.#steps = log.steps;
  }

  async #alone(task: () => Promise<void>): Promise<void> {
    while (this.#running) await this.#running.catch(() => {});
    this.#running = task();
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }
}

/** Steps but for some others. */
export function without(steps: readonly Step[], others: readonly Step[]): readonly Step[] {
  const ids = new Set(others.map(({ id }) => id));
  return steps.filter(({ id }) => !ids.has(id));
}

/** The log of the server, with steps that it does not have yet. */
export function withPending(log: SharedLog, pending: readonly Step[]): Partial<DeskState> {
  const { version, saved, conflicts } = log;
  const steps = pending.length === 0 ? log.steps : [...log.steps, ...pending];
  return { version, steps, saved, conflicts, failure: undefined };
}
