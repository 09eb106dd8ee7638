import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStyles } from './document.ts';
import { pruneStyles } from './prune-styles.ts';
import { splitStyles } from './split-styles.ts';

interface WholeStyles extends PageStyles {
  readonly conditional: string;
}

/** The style sheets of the bundle in the site's folder, as pages carry them. */
export class StyleFolder {
  readonly #folder: string;
  /** Before they are pruned, by the files that they are made of. */
  readonly #known = new Map<string, WholeStyles>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The styles of a page that uses these files, as far as its document needs them before scripts come; what only
   * some visitors need is written beside them.
   */
  of(files: readonly string[], document: string): PageStyles {
    const key = files.join();
    const { conditional, ...styles } = this.#known.get(key) ?? this.#read(files);
    this.#known.set(key, { ...styles, conditional });
    return { ...styles, base: pruneStyles(styles.base, document, conditional) };
  }

  #read(files: readonly string[]): WholeStyles {
    const whole = files.map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('\n');
    const { base, conditional, media } = splitStyles(whole);
    if (conditional === '') return { base, conditional, href: '', media };
    const hash = createHash('sha256').update(conditional).digest('hex').slice(0, 8);
    const file = `assets/some-${hash}.css`;
    writeFileSync(join(this.#folder, file), conditional);
    return { base, conditional, href: `/${file}`, media };
  }
}
