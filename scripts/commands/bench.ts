import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { benchDamage } from '../bench/bench-damage.ts';
import { benchTap } from '../bench/bench-tap.ts';
import { compareSites } from '../bench/compare-sites.ts';
import { benchKills, type KillsBenchOptions, VICTIMS } from '../bench/kills/bench-kills.ts';
import { benchScale, type ScaleBenchOptions, TASKS } from '../bench/scale/bench-scale.ts';
import { benchView, INSTRUMENTS, type ViewBenchOptions } from '../bench/view/bench-view.ts';
import { FAMILY_NAMES } from '../bench/view/find-pages.ts';
import {
  type CommandDefinition,
  type OptionName,
  type OptionValues,
  parseCount,
  parseOperands,
  UsageError,
} from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, defaultOutFolder, projectFolder } from '../project/folders.ts';

/** Of this many damages one is tried, unless asked otherwise. */
const USUAL_SHARE = 97;

const command: CommandDefinition<'bench'> = {
  name: 'bench',
  takesOperands: true,
  options: {
    runs: 'value',
    every: 'value',
    files: 'value',
    list: 'switch',
    site: 'value',
    only: 'value',
    keep: 'switch',
    format: 'value',
    seed: 'value',
  },
};

type Options = OptionValues<OptionName<'bench'>>;

const ACTIONS = ['damage', 'tap', 'compare', 'view', 'scale', 'kills'];
const FORMATS = ['pretty', 'json'] as const;

const USUAL_KILLS = '200';

/** Numbers of packages, unless others are named. */
const SIZES = ['20', '200', '2000'];

/** Prints medians in milliseconds of whole processes, as people start them. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const line = parseOperands(command, args, messages);
  if (!line) return 0;
  const { options, operands } = line;
  if (operands.join(' ') === 'damage') {
    const every = parseCount(options.every ?? String(USUAL_SHARE));
    const isListed = options.list !== undefined;
    return benchDamage({ every, files: options.files ?? '', isListed }, messages);
  }
  const [action, ...named] = operands;
  if (action === 'compare') return compare(named, messages);
  if (action === 'view') return benchView(viewOptions(options, named), messages);
  if (action === 'scale') return benchScale(scaleOptions(options, named), messages);
  if (action === 'kills') return benchKills(killsOptions(options, named), messages);
  if (operands.join(' ') === 'tap') return benchTap(parseCount(options.runs ?? '7'), messages);
  if (operands.length > 0)
    throw new UsageError(({ commandLine }) => commandLine.unknownMeasurement(operands.join(' '), ACTIONS));
  const runs = parseCount(options.runs ?? '7');
  const idle = measure(runs, 'npm', ['run', '--silent', 'preview', '--', '--help']);
  const whole = measure(runs, 'npm', ['run', '--silent', 'check', '--', '--format', 'json']);
  console.log(messages.bench.idle(idle));
  console.log(messages.bench.check(whole, whole / idle));
  return 0;
}

function measure(runs: number, program: string, args: readonly string[]): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    execFileSync(program, args, { cwd: projectFolder, stdio: 'ignore' });
    return performance.now() - start;
  });
  return Math.round(times.toSorted((left, right) => left - right)[Math.floor(runs / 2)] ?? 0);
}

/** Of all families of pages, unless some are named. */
function viewOptions(
  { site, only, runs = '5', format }: Options,
  named: readonly string[],
): ViewBenchOptions {
  return {
    site: resolve(site ?? defaultOutFolder),
    runs: parseCount(runs),
    families: named.length === 0 ? FAMILY_NAMES : named.map((name) => oneOf(FAMILY_NAMES, name)),
    only: only === undefined ? undefined : oneOf(INSTRUMENTS, only),
    format: formatOf(format),
  };
}

function scaleOptions({ only, runs, keep, format }: Options, sizes: readonly string[]): ScaleBenchOptions {
  return {
    dataFolder: defaultDataFolder,
    sizes: (sizes.length === 0 ? SIZES : sizes).map(parseCount),
    runs: runs === undefined ? undefined : parseCount(runs),
    only: only === undefined ? undefined : oneOf(TASKS, only),
    isKept: keep !== undefined,
    format: formatOf(format),
  };
}

/** All commands that change something, unless some are named. */
function killsOptions(
  { runs = USUAL_KILLS, seed = '1' }: Options,
  named: readonly string[],
): KillsBenchOptions {
  return {
    dataFolder: defaultDataFolder,
    commands: named.length === 0 ? VICTIMS : named.map((name) => oneOf(VICTIMS, name)),
    kills: parseCount(runs),
    seed: parseCount(seed),
  };
}

function formatOf(format = 'pretty'): (typeof FORMATS)[number] {
  const asked = FORMATS.find((known) => known === format);
  if (!asked) throw new UsageError(({ commandLine }) => commandLine.unknownFormat(format, FORMATS));
  return asked;
}

function oneOf<Name extends string>(known: readonly Name[], name: string): Name {
  const found = known.find((each) => each === name);
  if (found === undefined)
    throw new UsageError(({ commandLine }) => commandLine.unknownMeasurement(name, known));
  return found;
}

/** Prints what is not the same in two built sites. */
function compare([before, after, ...others]: readonly string[], { compare: texts }: Messages): number {
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageError(({ compare: { nameTwo } }) => nameTwo);
  }
  const { same, changed, onlyBefore, onlyAfter } = compareSites(resolve(before), resolve(after));
  for (const path of onlyBefore) console.log(texts.only('before', path));
  for (const path of onlyAfter) console.log(texts.only('after', path));
  for (const file of changed) {
    console.log(`${texts.changed(file.path)}\n  - ${file.before}\n  + ${file.after}`);
  }
  console.log(texts.summary(same, changed.length, onlyBefore.length + onlyAfter.length));
  return changed.length + onlyBefore.length + onlyAfter.length === 0 ? 0 : 1;
}
