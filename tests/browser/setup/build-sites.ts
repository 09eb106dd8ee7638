import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { serveSite } from '../../../scripts/dev/serve.ts';
import { findBrowser } from '../../../scripts/project/find-browser.ts';
import { projectFolder } from '../../../scripts/project/folders.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { removeFolder, writeWorkspace } from '../../helpers/temporary-folder.ts';
import { secondOperatorFolder } from '../../helpers/workspace.ts';
import { type SiteName, type Sites, siteFolder } from '../helpers/site-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: string;
    readonly sites: Sites;
  }
}

interface SitePlan {
  readonly name: SiteName;
  readonly data: string;
}

const AT_A_TIME = 2;

/** Builds the sites that the browser tests open and serves them until the run ends. */
export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', findBrowser());
  const plans: readonly SitePlan[] = [
    { name: 'firstOperator', data: firstOperatorFolder },
    { name: 'secondOperator', data: secondOperatorFolder },
    // With the pictures of the second.
    { name: 'scripts', data: writeScripts() },
  ];
  const served = await buildAll(plans);
  const urlOf = (name: SiteName): string => served.get(name)?.url ?? '';
  project.provide('sites', {
    firstOperator: urlOf('firstOperator'),
    secondOperator: urlOf('secondOperator'),
    scripts: urlOf('scripts'),
  });
  return () => {
    for (const { server } of served.values()) server.close();
  };
}

function writeScripts(): string {
  const folder = `${siteFolder('scripts')}-data`;
  removeFolder(folder);
  return writeWorkspace(scriptSite().set('site.json', ['offline'], false), folder);
}

type Served = Awaited<ReturnType<typeof serveSite>>;

async function buildAll(plans: readonly SitePlan[]): Promise<ReadonlyMap<SiteName, Served>> {
  const waiting = [...plans];
  const served = new Map<SiteName, Served>();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let plan = waiting.shift(); plan; plan = waiting.shift())
        served.set(plan.name, await buildAndServe(plan));
    }),
  );
  return served;
}

/** Builds a site with the project's command, serves it, and prints the command's output when it ends. */
async function buildAndServe({ name, data }: SitePlan): Promise<Served> {
  const folder = siteFolder(name);
  const start = performance.now();
  const output = await build(['--data', data, '--out', folder]);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the site "${name}" in ${seconds} s.\n${output}`);
  const running = await serveSite(folder, 0);
  // A failure elsewhere must not leave the test run waiting for the server.
  running.server.unref();
  return running;
}

/** Runs the command; prints its output if the build fails. */
async function build(args: readonly string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(projectFolder, 'scripts/run.cjs'), 'build', ...args],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    return stdout + stderr;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) console.error(error.stdout);
    throw error;
  }
}
