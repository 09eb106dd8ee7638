import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonIfWhole, writeWhole } from './kept-file.ts';

/** What was not used for so long goes. */
const KEPT_MILLISECONDS = 3 * 24 * 3_600_000;
/** How often is swept at most. */
const SWEEP_EVERY = 3_600_000;

/** Removes from what builds keep what was not used for three days, at most once an hour. */
export function sweep(kept: string, now = Date.now()): void {
  const mark = join(kept, 'swept.json');
  const last = readJsonIfWhole(mark);
  if (typeof last === 'number' && now - last < SWEEP_EVERY) return;
  writeWhole(mark, JSON.stringify(now));
  const isOld = (path: string): boolean =>
    now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > KEPT_MILLISECONDS;
  for (const app of namesIn(join(kept, 'apps'))) {
    const folder = join(kept, 'apps', app);
    // What was left half made has no such file, and its folder says when.
    const file = join(folder, 'app.json');
    if (isOld(statSync(file, { throwIfNoEntry: false }) ? file : folder))
      rmSync(folder, { recursive: true, force: true });
  }
  for (const place of ['pages', 'files', 'changes', 'typefaces', 'terrain'])
    sweepFiles(join(kept, place), isOld);
}

/** A file goes with all that has its name and another ending. */
function sweepFiles(folder: string, isOld: (path: string) => boolean): void {
  for (const part of namesIn(folder)) {
    const names = namesIn(join(folder, part));
    const used = new Set(
      names
        .filter((name) => name.endsWith('.json') && !isOld(join(folder, part, name)))
        .map((name) => name.slice(0, -'.json'.length)),
    );
    for (const name of names) {
      const path = join(folder, part, name);
      if (!used.has(name.split('.')[0] ?? '') && isOld(path)) rmSync(path, { force: true });
    }
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
