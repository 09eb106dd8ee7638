import { join } from 'node:path';
import { z } from 'zod';
import type { FileStore } from '../store/file-store.ts';
import { hashOf, markUsed, readJsonIfWhole, writeWhole } from '../store/kept-file.ts';
import type { MadePage, WrittenJob } from './page-job.ts';

const madeSchema = z.object({
  document: z.string(),
  data: z.string(),
  facts: z.object({
    ids: z.array(z.string()),
    links: z.array(z.string()),
    pictures: z.array(z.string()),
    scripts: z.array(z.string()),
  }),
});

/** Keeps what pages gave, by all that they follow from. */
export class PageCache {
  readonly #folder: string;
  readonly #store: FileStore;
  readonly #isCompressed: boolean;

  constructor(folder: string, store: FileStore, isCompressed: boolean) {
    this.#folder = folder;
    this.#store = store;
    this.#isCompressed = isCompressed;
  }

  /** What a page follows from: the app and its data. */
  keyOf(appVersion: string, job: WrittenJob): string {
    return hashOf(this.nameOf(appVersion, job));
  }

  /** What is noted of a page under what it follows from. */
  nameOf(appVersion: string, inputs: string): string {
    return [appVersion, this.#isCompressed, inputs].join(' ');
  }

  /** What a page gave, if all of it is still as it was. */
  find(key: string): MadePage | undefined {
    const path = this.#path(key);
    const { data: made } = madeSchema.safeParse(readJsonIfWhole(path));
    if (!made) return undefined;
    const isWhole = [made.document, made.data].every((name) => this.#store.find(name));
    if (!isWhole) return undefined;
    markUsed(path);
    return made;
  }

  write(key: string, made: MadePage): void {
    writeWhole(this.#path(key), JSON.stringify(made));
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), `${key.slice(2)}.json`);
  }
}
