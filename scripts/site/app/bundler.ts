import { fork } from 'node:child_process';
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
 * process that makes the pages does without.
 *
 * @throws the error of the bundler, or of the system where it cannot write
 */
export async function bundleApart(task: BundlingTask): Promise<AppFiles> {
  const env = { ...process.env, ...THRIFTY };
  const bundler = fork(LAUNCHER, ['bundling'], { serialization: 'advanced', env });
  const ended = once(bundler, 'exit').then(([code, signal]) => {
    throw new Error(`The bundler has ended without an answer (${String(signal ?? code)}).`);
  });
  // It ends after its answer, too.
  ended.catch(() => {});
  bundler.send(task);
  const [answer] = (await Promise.race([once(bundler, 'message'), ended])) as [BundlingAnswer];
  if ('files' in answer) return answer.files;
  throw Object.assign(new Error(answer.failure.message), answer.failure);
}
