import { join } from 'node:path';
import { z } from 'zod';
import { hashOf, markUsed, readJsonIfWhole, writeWhole } from './kept-file.ts';

const keptSchema = z.object({ text: z.string(), sum: z.string() });

/** Keeps texts that take long to make, by what they are made of: within a build, and from one to the next. */
export class KeptTexts {
  readonly #known = new Map<string, string>();
  readonly #folder: string | undefined;

  /** @param folder where they stay; without one they are kept as long as this is */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  /** The text that was made of the same before, else what is made now. */
  take(madeOf: string, make: () => string): string {
    const name = hashOf(madeOf);
    const text = this.#known.get(name) ?? this.#read(name) ?? this.#write(name, make());
    this.#known.set(name, text);
    return text;
  }

  /** Nothing if it is not there, or not as it was written. */
  #read(name: string): string | undefined {
    if (this.#folder === undefined) return undefined;
    const path = pathOf(this.#folder, name);
    const { data } = keptSchema.safeParse(readJsonIfWhole(path));
    if (!data || data.sum !== hashOf(data.text)) return undefined;
    markUsed(path);
    return data.text;
  }

  #write(name: string, text: string): string {
    if (this.#folder !== undefined)
      writeWhole(pathOf(this.#folder, name), JSON.stringify({ text, sum: hashOf(text) }));
    return text;
  }
}

function pathOf(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), `${name.slice(2)}.json`);
}
