import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts the processor's time in. */
const TICKS_PER_SECOND = 100;
const KILOBYTES_PER_MEGABYTE = 1024;
/** Where the ticks of ended children, user and system, stand behind the name of a process. */
const CHILDREN_TICKS = [13, 14];

/** The processor's seconds of all ended children of this process, and of theirs; NaN where no Linux counts them. */
export function childrenSeconds(): number {
  const [, behindName = ''] = textOf('/proc/self/stat').split(/\) (?=[A-Z] )/);
  const fields = behindName.split(' ');
  return (
    CHILDREN_TICKS.reduce((sum, field) => sum + Number(fields[field] ?? Number.NaN), 0) / TICKS_PER_SECOND
  );
}

/**
 * The megabytes that a process and all below it hold, each at its own peak so far; undefined where no Linux tells.
 * Where several peak one after the other it is more than they ever hold together.
 */
export function peakMegabytes(process: number): number | undefined {
  const peaks = withChildren(String(process)).flatMap((id) => {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(textOf(`/proc/${id}/status`)) ?? [];
    return kilobytes === undefined ? [] : [Number(kilobytes) / KILOBYTES_PER_MEGABYTE];
  });
  return peaks.length === 0 ? undefined : peaks.reduce((sum, peak) => sum + peak, 0);
}

function withChildren(id: string): readonly string[] {
  const children = threadsOf(id).flatMap((thread) =>
    textOf(`/proc/${id}/task/${thread}/children`).split(' ').filter(Boolean),
  );
  return [id, ...children.flatMap(withChildren)];
}

function threadsOf(id: string): readonly string[] {
  try {
    return readdirSync(`/proc/${id}/task`);
  } catch {
    return [];
  }
}

/** Nothing of a process that has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
