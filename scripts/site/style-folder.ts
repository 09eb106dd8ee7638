import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { PageStyles } from './document.ts';
import { pruneStyles } from './prune-styles.ts';
import { splitStyles } from './split-styles.ts';
import { STYLE_TARGETS } from './style-targets.ts';

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
   * The styles of a page that uses these files; what is not for its first view, or for some visitors only, is
   * written beside them.
   */
  of(files: readonly string[], firstView: string): PageStyles {
    const key = files.join();
    const { conditional, ...styles } = this.#known.get(key) ?? this.#read(files);
    this.#known.set(key, { ...styles, conditional });
    return { ...styles, base: pruneStyles(styles.base, firstView, conditional) };
  }

  #read(files: readonly string[]): WholeStyles {
    const whole = files.map((file) => readFileSync(join(this.#folder, file), 'utf8').trim()).join('\n');
    const { base, conditional, media } = splitStyles(whole);
    return {
      base,
      conditional,
      href: conditional === '' ? '' : this.#write('some', conditional),
      media,
      whole: this.#write('page', withoutTypefaces(whole)),
    };
  }

  /** The address of a style sheet of its own. */
  #write(name: string, style: string): string {
    const hash = createHash('sha256').update(style).digest('hex').slice(0, 8);
    const file = `assets/${name}-${hash}.css`;
    writeFileSync(join(this.#folder, file), style);
    return `/${file}`;
  }
}

/** A typeface that is declared a second time has a second chance to come late, and text would jump. */
function withoutTypefaces(style: string): string {
  const code = new TextEncoder().encode(style);
  const { code: without } = transform({
    filename: 'site.css',
    code,
    minify: true,
    targets: STYLE_TARGETS,
    visitor: { Rule: { 'font-face': () => [] } },
  });
  return new TextDecoder().decode(without);
}
