import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, writeWhole } from './build-cache.ts';

/** What the site in a folder was made of, and the state in which the folder was left. */
export class SiteRecord {
  readonly #path: string;
  readonly #folder: string;

  /** @param records folder of all records */
  constructor(folder: string, records: string) {
    this.#folder = folder;
    this.#path = join(records, hashOf(folder));
  }

  /** Whether the site was made of just this, and every file of it is as it was made. */
  holds(inputs: string): boolean {
    try {
      const recorded = readFileSync(this.#path, 'utf8');
      return recorded.startsWith(`${inputs} `) && recorded === this.#recordOf(inputs);
    } catch {
      return false;
    }
  }

  write(inputs: string): void {
    writeWhole(this.#path, this.#recordOf(inputs));
  }

  #recordOf(inputs: string): string {
    const files = readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    return `${inputs} ${hashOf(files.map((path) => `${path} ${hashOf(readFileSync(path))}`).join('\n'))}`;
  }
}
