import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStyles } from './document.ts';
import { splitStyles } from './split-styles.ts';

/** The style sheets of the bundle in the site's folder, as pages carry them. */
export class StyleFolder {
  readonly #folder: string;
  /** By the files that they are made of. */
  readonly #known = new Map<string, PageStyles>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The styles of a page that uses these files; what only some visitors need is written beside them. */
  of(files: readonly string[]): PageStyles {
    const key = files.join();
    const styles = this.#known.get(key) ?? this.#read(files);
    this.#known.set(key, styles);
    return styles;
  }

  #read(files: readonly string[]): PageStyles {
    const whole = files.map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('\n');
    const { base, conditional, media } = splitStyles(whole);
    if (conditional === '') return { base, href: '', media };
    const hash = createHash('sha256').update(conditional).digest('hex').slice(0, 8);
    const file = `assets/some-${hash}.css`;
    writeFileSync(join(this.#folder, file), conditional);
    return { base, href: `/${file}`, media };
  }
}
