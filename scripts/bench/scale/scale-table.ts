import { aligned } from '../aligned.ts';
import type { CommandRun } from './measure-command.ts';

/** What was measured of data of one size. */
export interface MeasuredSize {
  readonly packages: number;
  readonly measured: readonly Measured[];
}

/** What one thing that people wait for takes. */
export interface Measured extends CommandRun {
  readonly what: string;
  /** Of the site, compressed files included; only where one was built. */
  readonly bytes?: number;
}

/** Seconds that things may take, by the number of packages; a check beyond a runner that does nothing. */
const GOALS: ReadonlyMap<string, ReadonlyMap<number, number>> = new Map([
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

const HEADS = ['wall s', 'goal', 'processor s', 'peak MB', 'site MB'];
const MAX_FAILURE = 70;

/**
 * The measurements as a table: a line for everything that is waited for.
 *
 * @param idle seconds of a runner that does nothing: the goals of checks are beyond those
 */
export function renderScale(idle: number, sizes: readonly MeasuredSize[]): string {
  return aligned([
    ['', ...HEADS],
    ['runner, doing nothing', idle.toFixed(2)],
    ...sizes.flatMap(({ packages, measured }) => [
      [`${packages} packages`],
      ...measured.map((each) =>
        rowOf(each, GOALS.get(each.what)?.get(packages), each.what === 'check' ? idle : 0),
      ),
    ]),
  ]);
}

function rowOf(
  { what, seconds, processor, megabytes, bytes, failure }: Measured,
  goal: number | undefined,
  idle: number,
): readonly string[] {
  const cells = [
    `  ${what}`,
    figure(seconds, 2),
    goal === undefined ? '' : (idle + goal).toFixed(2),
    figure(processor, 2),
    figure(megabytes, 0),
    bytes === undefined ? '' : figure(bytes / 1e6, 1),
  ];
  return failure === '' ? cells : [...cells, `failed: ${failure.slice(0, MAX_FAILURE)}`];
}

function figure(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : 'unknown';
}
