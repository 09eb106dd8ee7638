import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/project/find-browser.ts';
import { cacheFolder, projectFolder } from '../../../scripts/project/folders.ts';
import { type RunningServer, serveSite } from '../../../scripts/site/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Executable of the browser. */
    readonly browser: string;
    /** Addresses of the sites under test. */
    readonly sites: Sites;
  }
}

/** The sites under test: as visitors get it, with React's own checks, and of another operator. */
export interface Sites {
  readonly production: string;
  readonly development: string;
  readonly secondOperator: string;
}

const SECOND_OPERATOR = join(projectFolder, 'tests/fixtures/second-operator');

/** Builds and serves the sites that the browser tests open. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', findBrowser());
  const production = await buildAndServe('production', 'production', []);
  const development = await buildAndServe('development', 'development', []);
  const secondOperator = await buildAndServe('second-operator', 'production', ['--data', SECOND_OPERATOR]);
  project.provide('sites', {
    production: production.url,
    development: development.url,
    secondOperator: secondOperator.url,
  });
  return () => {
    for (const { server } of [production, development, secondOperator]) server.close();
  };
}

/** Builds a site as the command does, and serves it until the test run ends. */
export async function buildAndServe(
  name: string,
  mode: 'development' | 'production',
  args: readonly string[],
): Promise<RunningServer> {
  const folder = join(cacheFolder, 'test-sites', name);
  console.log(`Building the site "${name}" …`);
  execFileSync(
    process.execPath,
    [join(projectFolder, 'scripts/run.cjs'), 'build', '--out', folder, ...args],
    {
      env: { ...process.env, NODE_ENV: mode },
      stdio: 'inherit',
    },
  );
  const running = await serveSite(folder, 0);
  // A failure elsewhere must not leave the test run waiting for the server.
  running.server.unref();
  return running;
}
