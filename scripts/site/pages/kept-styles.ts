import { join } from 'node:path';
import { z } from 'zod';
import { hashOf, readJsonIfWhole, writeWhole } from '../store/kept-file.ts';

const keptSchema = z.object({ style: z.string(), sum: z.string() });

/** Keeps styles by what they were made of: pages of a kind have much the same, and so have those of the next build. */
export class KeptStyles {
  readonly #known = new Map<string, string>();
  readonly #folder: string | undefined;

  /** @param folder where they stay from one build to the next; none keeps them as long as this is there */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  /** The style that was made of the same before, else what is made now. */
  take(madeOf: string, make: () => string): string {
    const name = hashOf(madeOf);
    const style = this.#known.get(name) ?? this.#read(name) ?? this.#write(name, make());
    this.#known.set(name, style);
    return style;
  }

  #read(name: string): string | undefined {
    if (this.#folder === undefined) return undefined;
    const { data } = keptSchema.safeParse(readJsonIfWhole(this.#path(name)));
    return data && data.sum === hashOf(data.style) ? data.style : undefined;
  }

  #write(name: string, style: string): string {
    if (this.#folder !== undefined)
      writeWhole(this.#path(name), JSON.stringify({ style, sum: hashOf(style) }));
    return style;
  }

  #path(name: string): string {
    return join(this.#folder ?? '', `${name}.json`);
  }
}
