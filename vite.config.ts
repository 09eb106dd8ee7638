import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { cacheFolder, defaultDataFolder, generatedFolder, projectFolder } from './scripts/project/folders.ts';
import { siteViteConfig } from './scripts/site/app/vite-config.ts';
import { SideBySide } from './tests/browser/setup/side-by-side.ts';

const site = siteViteConfig(generatedFolder(defaultDataFolder));

/** For Vite's own command line and for the tests; the commands of this project use the same settings. */
export default defineConfig({
  ...site,
  test: {
    root: projectFolder,
    reporters: ['default'],
    sequence: { sequencer: SideBySide },
    // Tests read these without importing them.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{data,tests/fixtures,tests/golden,schema/json}/**',
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
          // Two files side by side, each worker with one browser for all of its files; with three, tests of what
          // is seen while a page wakes fail on a busy machine.
          isolate: false,
          maxWorkers: 2,
          // Tests that say so open a second page while the first waits for the network.
          maxConcurrency: 2,
          sequence: { groupOrder: 1 },
          // Sweeps over all pages on a busy machine; a browser that stumbles once is asked again.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          retry: 1,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
