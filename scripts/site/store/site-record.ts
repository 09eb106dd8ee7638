import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readJsonIfWhole, writeWhole } from './kept-file.ts';

/** What a site in a folder was made of, and in what state the folder was left. */
export class SiteRecord {
  readonly #path: string;
  readonly #folder: string;

  /**
   * @param folder of the site
   * @param kept where records are kept
   */
  constructor(folder: string, kept: string) {
    this.#folder = folder;
    this.#path = join(kept, `${hashOf(folder)}.json`);
  }

  /** Whether the site was made of just this, and nobody has touched it since. */
  holds(inputs: string): boolean {
    const record = readJsonIfWhole(this.#path);
    if (typeof record !== 'object' || record === null) return false;
    if (!('inputs' in record && 'state' in record) || record.inputs !== inputs) return false;
    return record.state === stateOf(this.#folder);
  }

  write(inputs: string): void {
    writeWhole(this.#path, JSON.stringify({ inputs, state: stateOf(this.#folder) }));
  }
}

/** Names, sizes and times of all files of a folder in one word; nothing if it is not there. */
function stateOf(folder: string): string | undefined {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    const states = files.map((path) => {
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    });
    return hashOf(states.join('\n'));
  } catch {
    return undefined;
  }
}
