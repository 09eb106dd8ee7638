import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteViteConfig } from './scripts/build/app/vite-config.ts';
import { cacheFolder, projectFolder } from './scripts/project/folders.ts';

/** The modules compiled from a fixture by `npm run types`: tests read nothing of the data folder. */
const testModules = join(projectFolder, '.cache/test-modules');

/** For the tests and for Vite's own command line; the project's commands use the same settings. */
export default defineConfig({
  ...siteViteConfig(testModules),
  test: {
    root: projectFolder,
    reporters: ['default', join(projectFolder, 'tests/reporter.ts')],
    // Tests read these without importing them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{tests/fixtures,tests/golden,schema/json}/**',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root: projectFolder,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          // Modules are loaded once for all files: what a test changes in one, it puts back.
          isolate: false,
          maxWorkers: '100%',
          // Records of plans stay in the project.
          env: { XDG_STATE_HOME: join(cacheFolder, 'state') },
          unstubEnvs: true,
          unstubGlobals: true,
          // Nothing is timed here: a busy machine must not fail a test.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          root: projectFolder,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [join(projectFolder, 'tests/browser/setup/build-sites.ts')],
          // Each worker has one browser for all of its files. They run first: the unit tests fill the time of the last.
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          // A busy machine may be late once. Such tests are listed at the end of the run, to be put right.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
