import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../../scripts/project/find-browser.ts';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { serveSite } from '../../../scripts/site/preview/serve.ts';
import { freshSite } from '../../helpers/new-sites.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { writePseudoSite } from '../helpers/pseudo-site.ts';
import { type Sites, siteFolder } from '../helpers/site-folders.ts';
import { writeTestData } from '../helpers/test-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Executable of the browser. */
    readonly browser: string;
    /** Addresses of the sites under test. */
    readonly sites: Sites;
    /** The data of the site in the invented language, and the code of that language. */
    readonly pseudo: { readonly folder: string; readonly language: string };
  }
}

interface SitePlan {
  readonly name: keyof Sites;
  readonly mode: 'development' | 'production';
  readonly args: readonly string[];
}

const SECOND_OPERATOR = join(projectFolder, 'tests/fixtures/second-operator');
const AT_A_TIME = 2;

/** Builds every site that the browser tests open, once, two at a time, and serves them until the run ends. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', findBrowser());
  const pseudo = writePseudoSite();
  project.provide('pseudo', pseudo);
  const plans: SitePlan[] = [
    { name: 'production', mode: 'production', args: [] },
    { name: 'pseudo', mode: 'development', args: ['--data', pseudo.folder] },
    // Not beside the first: both write the modules of the same data.
    { name: 'development', mode: 'development', args: [] },
    { name: 'secondOperator', mode: 'production', args: ['--data', SECOND_OPERATOR] },
    { name: 'scripts', mode: 'production', args: ['--data', writeTestData(scriptSite(), 'scripts')] },
    { name: 'fresh', mode: 'production', args: ['--data', writeTestData(await freshSite(), 'fresh')] },
  ];
  const served = await buildAll(plans);
  const urlOf = (name: keyof Sites): string => served.get(name)?.url ?? '';
  project.provide('sites', {
    production: urlOf('production'),
    development: urlOf('development'),
    secondOperator: urlOf('secondOperator'),
    pseudo: urlOf('pseudo'),
    scripts: urlOf('scripts'),
    fresh: urlOf('fresh'),
  });
  return () => {
    for (const { server } of served.values()) server.close();
  };
}

type Served = Awaited<ReturnType<typeof serveSite>>;

async function buildAll(plans: readonly SitePlan[]): Promise<ReadonlyMap<keyof Sites, Served>> {
  const waiting = [...plans];
  const served = new Map<keyof Sites, Served>();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let plan = waiting.shift(); plan; plan = waiting.shift())
        served.set(plan.name, await buildAndServe(plan));
    }),
  );
  return served;
}

/** Builds a site as the command does, and serves it; what the command says is printed when it ends. */
async function buildAndServe({ name, mode, args }: SitePlan): Promise<Served> {
  const folder = siteFolder(name);
  const start = performance.now();
  const said = await build(['--out', folder, ...args], mode);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the site "${name}" in ${seconds} s.\n${said}`);
  const running = await serveSite(folder, 0);
  // A failure elsewhere must not leave the test run waiting for the server.
  running.server.unref();
  return running;
}

/** Runs the command; a build that fails says why on standard output. */
async function build(args: readonly string[], mode: SitePlan['mode']): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(projectFolder, 'scripts/run.cjs'), 'build', ...args],
      { env: { ...process.env, NODE_ENV: mode } },
    );
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) console.error(error.stdout);
    throw error;
  }
}
