import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Step, stepAct } from '../../../src/desk/store/operation.ts';
import { changeSchema, type HistoryEntry } from '../../../src/desk/store/publish-api.ts';
import type { FileContents } from '../../operator/data-folder/save-changes.ts';

/** Limit of stored saves. */
const MAX_SAVES = 500;

/** Hidden, so that check and build pass over it; it travels with the data folder. */
const FOLDER = '.history';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.json$/;

const saveSchema = z.strictObject({
  at: z.string(),
  /** The version of the repository on which the save was made; absent without one. */
  head: z.string().optional(),
  /** The language of the sentences. */
  language: z.string().optional(),
  changes: z.array(changeSchema).readonly(),
});

/** Facts about a save that are not in its steps. */
export interface SaveOrigin {
  /** The version of the repository around the folder, if there is one. */
  readonly head?: string | undefined;
  /** The language of the desk. */
  readonly language?: string | undefined;
}

/** The files that record a save, and those of the oldest saves, which go: to be written together with the save itself. */
export function recordSave(
  dataFolder: string,
  steps: readonly Step[],
  { head, language }: SaveOrigin,
): FileContents {
  const at = new Date().toISOString();
  const changes = steps.map((step) => {
    const { sentence, operations } = step;
    const act = stepAct(step);
    return { sentence, ...(act === 'done' ? {} : { act }), operations };
  });
  const text = JSON.stringify({ at, head, language, changes });
  const old = listSaves(dataFolder).slice(0, -(MAX_SAVES - 1));
  return new Map([
    ...old.map((name) => [`${FOLDER}/${name}`, undefined] as const),
    [`${FOLDER}/${at.replaceAll(/[:.]/g, '-')}.json`, text],
    // A repository has its own history.
    [`${FOLDER}/.gitignore`, '*\n'],
  ]);
}

/** The saves of the desk, the newest first; damaged ones are left out. */
export function readSaves(dataFolder: string): readonly HistoryEntry[] {
  return listSaves(dataFolder)
    .toReversed()
    .flatMap((name) => {
      try {
        const text = readFileSync(join(dataFolder, FOLDER, name), 'utf8');
        return [{ id: name, ...saveSchema.parse(JSON.parse(text)) }];
      } catch {
        return [];
      }
    });
}

function listSaves(dataFolder: string): readonly string[] {
  try {
    return readdirSync(join(dataFolder, FOLDER))
      .filter((name) => NAME.test(name))
      .toSorted();
  } catch {
    return [];
  }
}
