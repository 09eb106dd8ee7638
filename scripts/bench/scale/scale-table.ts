import type { Messages } from '../../messages/messages.ts';
import { aligned } from '../aligned.ts';
import type { CommandRun } from './measure-command.ts';

/** What people wait for. */
export type TaskName = keyof Messages['scale']['tasks'];

/** What was measured of data of one size. */
export interface MeasuredSize {
  readonly packages: number;
  readonly measured: readonly Measured[];
}

/** What one thing that people wait for takes. */
export interface Measured extends CommandRun {
  readonly what: TaskName;
  /** Of the site, compressed files included; only where one was built. */
  readonly bytes?: number;
}

/** Seconds that things may take, by the number of packages; a check beyond a runner that does nothing. */
const GOALS: ReadonlyMap<TaskName, ReadonlyMap<number, number>> = new Map([
  ['check', goals(0.3, 0.5, 1.5)],
  ['clean build', goals(8, 20, 90)],
  ['build, nothing changed', goals(1.5, 2, 4)],
  ['build, one price changed', goals(2, 2.5, 5)],
]);

function goals(small: number, large: number, huge: number): ReadonlyMap<number, number> {
  return new Map([
    [20, small],
    [200, large],
    [2000, huge],
  ]);
}

const MAX_FAILURE = 300;

/**
 * The measurements as a table: a line for everything that is waited for.
 *
 * @param idle seconds of a runner that does nothing: the goals of checks are beyond those
 */
export function renderScale(idle: number, sizes: readonly MeasuredSize[], messages: Messages): string {
  const { figures, scale: words } = messages;
  const { seconds, goal, processor, memory, site } = words.heads;
  return aligned([
    ['', seconds, goal, processor, memory, site],
    [words.idle, figures.hundredths(idle)],
    ...sizes.flatMap(({ packages, measured }) => [
      [words.packages(packages)],
      ...measured.map((each) => rowOf(each, goalOf(each.what, packages, idle), messages)),
    ]),
  ]);
}

function goalOf(what: TaskName, packages: number, idle: number): number | undefined {
  const goal = GOALS.get(what)?.get(packages);
  return goal !== undefined && what === 'check' ? idle + goal : goal;
}

function rowOf(
  { what, seconds, processor, megabytes, bytes, failure }: Measured,
  goal: number | undefined,
  { figures, scale: words }: Messages,
): readonly string[] {
  const known = (value: number, write: (value: number) => string): string =>
    Number.isFinite(value) ? write(value) : words.unknown;
  const cells = [
    `  ${words.tasks[what]}`,
    known(seconds, figures.hundredths),
    goal === undefined ? '' : figures.hundredths(goal),
    known(processor, figures.hundredths),
    known(megabytes, (value) => value.toFixed(0)),
    bytes === undefined ? '' : figures.tenths(bytes / 1e6),
  ];
  return failure === '' ? cells : [...cells, words.failed(failure.slice(0, MAX_FAILURE))];
}
