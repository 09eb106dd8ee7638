import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { defaultDataFolder, generatedFolder, projectFolder } from '../project/folders.ts';
import { siteAliases } from '../site/app/vite-config.ts';
import { forgetKept } from './forget-kept.ts';
import { KEPT_THREAD, KeptThread } from './kept-thread.ts';
import { LikelyFirst } from './likely-first.ts';
import { readTests } from './tests-variable.ts';

const { tests, without, isIsolated } = readTests();

/** Stryker asks for threads; this comes after it. */
const keepThread: Plugin = {
  name: 'keep-thread',
  configureVitest({ project }) {
    project.config.pool = KEPT_THREAD;
    project.config.poolRunner = {
      name: KEPT_THREAD,
      createPoolWorker: (options) => new KeptThread(options),
    };
  },
};

/** The tests of one folder of code, as Stryker runs them again and again. */
export default defineConfig({
  plugins: [keepThread, forgetKept],
  root: projectFolder,
  resolve: { alias: siteAliases(generatedFolder(defaultDataFolder)) },
  test: {
    include: tests.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
    exclude: [...without],
    isolate: isIsolated,
    setupFiles: ['scripts/mutants/forget-mutant.ts'],
    sequence: { sequencer: LikelyFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
