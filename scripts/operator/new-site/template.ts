import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../../schema/site.ts';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import { projectFolder } from '../../project/folders.ts';
import type { Gone } from '../scaffold/remove-entry.ts';

/** The choices of an operator, and what follows from them. */
interface TemplateChoices {
  /** Names in the template by the questions that ask for the operator's own. */
  readonly samples: Readonly<Record<'name' | 'region' | 'place' | 'at', string>>;
  /** Pictures by landscape, by their keys in the data, in one order; the template uses those of the first. */
  readonly landscapes: Readonly<Record<string, readonly string[]>>;
  /** Places where enquiries may be answered: the name, and the address that opens it. The template uses the first. */
  readonly channels: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
  /** The entries that go where a kind of trip is not offered. */
  readonly trips: Readonly<Record<string, readonly Gone[]>>;
}

/** The site that new ones begin as. Its amounts are per cent of a day's price; its notes are keys of messages. */
export interface Template {
  readonly choices: TemplateChoices;
  readonly files: readonly SourceFile[];
  readonly site: Site;
  /** The languages that have texts, by their codes. */
  readonly languages: readonly string[];
}

/** The values that stand in for what an operator may give later, by the questions that ask for them. */
export const PLACEHOLDERS = { phone: ['phones', 0, 'number'], email: ['email'], url: ['url'] } as const;

export const templateFolder = join(projectFolder, 'scripts/operator/new-site/template');

export function readTemplate(): Template {
  const read = (path: string) => JSON.parse(readFileSync(join(templateFolder, path), 'utf8'));
  const site: Site = read('site.json');
  return {
    choices: read('../choices.json'),
    files: readDataFolder(templateFolder),
    site,
    languages: site.languages.map(({ code }) => code),
  };
}
