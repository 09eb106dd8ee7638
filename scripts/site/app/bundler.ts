import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AppContent } from '../../compiler/emit/app-content.ts';
import { projectFolder } from '../../project/folders.ts';
import type { AppFiles } from './app-files.ts';

/** What to bundle, and where to. */
export interface BundlingTask {
  readonly content: AppContent;
  /** Folder of the modules that are generated of the content. */
  readonly generated: string;
  /** Where files of the site go. */
  readonly siteFolder: string;
  /** Where the module that makes pages goes. */
  readonly workerFolder: string;
}

/** What was bundled, or what kept it from being. */
export type BundlingAnswer = { readonly files: AppFiles } | { readonly failure: BundlingFailure };

/** An error, with what it carries if it is the system's. */
export type BundlingFailure = Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code' | 'syscall'>;

const LAUNCHER = join(projectFolder, 'scripts/run.cjs');

/** What the bundler and the system's library free goes back at once: a seventh less memory in the same time. */
const THRIFTY = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2' };

/**
 * Bundles an app in a process of its own: bundler and code generator leave most of a gigabyte behind, which the
 * pages that follow are made without. They take as long to load as a check does, and load as soon as this is made.
 */
export class Bundler {
  readonly #process: ChildProcess;
  readonly #ended: Promise<never>;

  constructor() {
    const env = { ...process.env, ...THRIFTY };
    this.#process = fork(LAUNCHER, ['bundling'], { serialization: 'advanced', env });
    this.#ended = once(this.#process, 'exit').then(([code, signal]) => {
      throw new Error(`The bundler has ended without an answer (${String(signal ?? code)}).`);
    });
    // It may end before anybody waits for it, and will when it is not needed.
    this.#ended.catch(() => {});
  }

  /**
   * Bundles an app, once.
   *
   * @throws the error of the bundler, or of the system where it cannot write
   */
  async bundle(task: BundlingTask): Promise<AppFiles> {
    this.#process.send(task);
    const [answer] = (await Promise.race([once(this.#process, 'message'), this.#ended])) as [BundlingAnswer];
    if ('files' in answer) return answer.files;
    throw Object.assign(new Error(answer.failure.message), answer.failure);
  }

  /** Ends it, whatever it is at. */
  end(): void {
    this.#process.kill();
  }
}
