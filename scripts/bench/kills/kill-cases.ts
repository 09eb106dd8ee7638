import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkModel } from '../../compiler/link/link-model.ts';
import { readDataFolder } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { parsePo, renderPo } from '../../operator/translations/po-file.ts';
import { runCommand } from './command-runs.ts';

/** A command that changes data, and what there is to be changed. */
export interface KillCase {
  readonly name: string;
  /**
   * Makes the data folder ready that the command is to change.
   *
   * @param aside folder for what else the command needs
   * @returns the command, without the name of the data folder
   */
  readonly prepare: (data: string, aside: string, cache: string) => Promise<readonly string[]>;
}

/** So many texts come back from the translator with other words. */
const CHANGED_TEXTS = 15;

/** All commands that change data. */
export const KILL_CASES: readonly KillCase[] = [
  {
    name: 'rename',
    prepare: async (data) => {
      const [id = ''] = filesOf(data).entries.packages.map((entry) => entry.id);
      return ['rename', 'package', id, `${id}-renamed`];
    },
  },
  {
    name: 'remove',
    prepare: async (data) => {
      const [id = ''] = filesOf(data).entries.packages.map((entry) => entry.id);
      return ['remove', 'package', id];
    },
  },
  {
    name: 'new',
    prepare: async (data) => {
      const [{ region, category, image } = { region: '', category: '', image: '' }] = filesOf(
        data,
      ).entries.destinations.map(({ value }) => value);
      const options = ['--region', region, '--category', category, '--image', image];
      return ['new', 'destination', 'newly-made', ...options];
    },
  },
  {
    name: 'prices',
    prepare: async (data, aside, cache) => {
      const file = join(aside, 'prices.csv');
      await mustRun(['prices', 'export', file, '--data', data], cache);
      // Every price a tenth dearer: all tables change, and nothing else is odd.
      const dearer = readFileSync(file, 'utf8').replace(/(?<=[;,])\d+(?=[;,\r])/g, (amount) =>
        String(Math.round(Number(amount) * 1.1)),
      );
      writeFileSync(file, dearer);
      return ['prices', 'import', file, '--accept-large-changes'];
    },
  },
  {
    name: 'accept',
    prepare: async (data) => {
      for (const language of readdirSync(join(data, 'texts'))) {
        rmSync(join(data, 'texts', language, '.translated.json'), { force: true });
      }
      return ['translations', 'accept'];
    },
  },
  {
    name: 'import',
    prepare: async (data, aside, cache) => {
      const { languages = [], fallbackLanguage } = filesOf(data).single.site?.value ?? {};
      const language = languages.find(({ code }) => code !== fallbackLanguage)?.code ?? '';
      const file = join(aside, `${language}.po`);
      await mustRun(['translations', 'export', language, file, '--data', data], cache);
      writeFileSync(file, renderPo(language, retold(readFileSync(file, 'utf8'))));
      return ['translations', 'import', file];
    },
  },
  {
    name: 'fix',
    prepare: async (data) => {
      for (const path of filesOf(data).parsed.keys()) {
        if (!path.startsWith('prices/')) continue;
        const file = join(data, path);
        writeFileSync(file, readFileSync(file, 'utf8').replace(/: (\d{4,})(?=[,\n}])/g, ': "$1"'));
      }
      return ['check', '--fix'];
    },
  },
];

function filesOf(data: string): ContentFiles {
  return linkModel(soundFiles(readDataFolder(data))).files;
}

/** The texts of a PO file, some of them in every area longer by a word. */
function retold(text: string): Parameters<typeof renderPo>[1] {
  const { entries } = parsePo(text);
  const plain = entries.filter(({ translation }) => translation.length > 30 && !translation.includes('{'));
  const every = Math.max(1, Math.floor(plain.length / CHANGED_TEXTS));
  const chosen = new Set(plain.filter((_, index) => index % every === 0).slice(0, CHANGED_TEXTS));
  return entries.map((entry) => ({
    ...entry,
    translation: chosen.has(entry) ? `Nova ${entry.translation}` : entry.translation,
    remarks: [],
    place: '',
  }));
}

/** @throws Error if the command does not succeed: there is nothing to measure then */
export async function mustRun(args: readonly string[], cache: string): Promise<number> {
  const { code, stdout, stderr, milliseconds } = await runCommand(args, cache);
  if (code === 0) return milliseconds;
  throw new Error(`${args.join(' ')} ended with ${code}:\n${stdout}\n${stderr}`);
}

/** Whether a command is writing what it is going to change. */
export function isWriting(data: string): boolean {
  const journal = join(data, '.journal');
  return existsSync(join(journal, '0.old')) || existsSync(join(journal, '0.new'));
}
