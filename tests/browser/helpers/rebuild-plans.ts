import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { cacheFolder, projectFolder } from '../../../scripts/project/folders.ts';
import type { Build } from './builds.ts';

interface Edit {
  readonly file: string;
  readonly from: RegExp;
  /** What stands there in a round: each is another. */
  readonly to: (round: number) => string;
}

/** A number that stands in the data after a round's edit of the telephone. */
export function telephone(round: number): number {
  return 9_000_000 + round;
}

/** Edits of the second operator’s data, by name. */
export const EDITS: Readonly<Record<string, Edit>> = {
  price: { file: 'prices/isole-lento.json', from: /"lodge": \d+/, to: (round) => `"lodge": ${550 + round}` },
  text: {
    file: 'texts/it/packages.json',
    from: /Tre giorni[^"]*/,
    to: (round) => `Tre giorni, volta ${round}.`,
  },
  title: { file: 'texts/nl/destinations.json', from: /("name": ")[^"]*/, to: (round) => `$1Plaats ${round}` },
  menu: {
    file: 'texts/it/labels.json',
    from: /("menu": \{\s*"\w+": ")[^"]*/,
    to: (round) => `$1Voce ${round}`,
  },
  interface: {
    file: 'texts/it/interface.json',
    from: /("button": ")[^"]*/,
    to: (round) => `$1Cerca ${round}`,
  },
  telephone: { file: 'site.json', from: /("number": "\+\d+ )\d+/, to: (round) => `$1${telephone(round)}` },
};

/** Plans of builds of copies of the second operator's data. */
export interface RebuildPlans {
  /** Where the copies and the sites are. */
  readonly workspace: string;
  /** A build of a new copy, into a folder of its own. */
  readonly newPlan: () => Build;
  /** The same data, built from nothing. */
  readonly cleanPlan: (plan: Build) => Build;
}

let rounds = 0;

/**
 * Changes the data of a plan.
 *
 * @returns the round
 */
export function edit({ data }: Build, name: string): number {
  rounds += 1;
  const { file, from, to } = EDITS[name] ?? { file: '', from: /^/, to: () => '' };
  const path = join(data, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to(rounds));
  if (after === before) throw new Error(`The edit "${name}" changes nothing.`);
  writeFileSync(path, after);
  return rounds;
}

/**
 * Plans that leave nothing behind.
 *
 * @param kept folder of what earlier builds kept; without it the plans begin with nothing
 */
export function useRebuildPlans(kept?: string): RebuildPlans {
  const workspace = mkdtempSync(join(tmpdir(), 'rebuild-'));
  mkdirSync(cacheFolder, { recursive: true });
  const caches = mkdtempSync(join(cacheFolder, 'rebuild-'));
  afterAll(() => {
    for (const folder of [workspace, caches]) rmSync(folder, { recursive: true });
  });
  let plans = 0;
  const next = () => {
    plans += 1;
    return plans;
  };
  return {
    workspace,
    newPlan: () => {
      const number = next();
      const data = join(workspace, `data-${number}`);
      cpSync(join(projectFolder, 'tests/fixtures/second-operator'), data, { recursive: true });
      return { data, out: join(workspace, `site-${number}`), cache: kept ?? join(caches, 'shared') };
    },
    cleanPlan: (plan) => {
      const number = next();
      return { ...plan, out: join(workspace, `site-${number}`), cache: join(caches, `${number}`) };
    },
  };
}
