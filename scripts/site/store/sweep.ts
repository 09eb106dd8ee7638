import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonIfWhole, writeWhole } from './kept-file.ts';

/** What was not used for so long goes; what was made of photographs takes longer than all else, and stays longer. */
const DAY = 24 * 3_600_000;
const KEPT_MILLISECONDS = 3 * DAY;
const PICTURES_KEPT_MILLISECONDS = 30 * DAY;
/** How often is swept at most. */
const SWEEP_EVERY = 3_600_000;

/**
 * Removes from what builds keep what was not used for three days, pictures after thirty, at most once an hour.
 *
 * @param pictures folder of what was made of photographs
 */
export function sweep(kept: string, pictures: string, now = Date.now()): void {
  const mark = join(kept, 'swept.json');
  const last = readJsonIfWhole(mark);
  if (typeof last === 'number' && now - last < SWEEP_EVERY) return;
  writeWhole(mark, JSON.stringify(now));
  const ageOf = (path: string): number => now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now);
  const isOld = (path: string): boolean => ageOf(path) > KEPT_MILLISECONDS;
  for (const app of namesIn(join(kept, 'apps'))) {
    const folder = join(kept, 'apps', app);
    // What was left half made has no such file, and its folder says when.
    const file = join(folder, 'app.json');
    if (isOld(statSync(file, { throwIfNoEntry: false }) ? file : folder))
      rmSync(folder, { recursive: true, force: true });
  }
  for (const place of ['pages', 'routes', 'files', 'typefaces', 'terrain', 'tours', 'style'])
    sweepFiles(join(kept, place), isOld);
  sweepFiles(pictures, (path) => ageOf(path) > PICTURES_KEPT_MILLISECONDS);
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
