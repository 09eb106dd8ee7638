import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { foldedStyles } from './folded-styles.ts';
import { splitStyles } from './split-styles.ts';
import { STYLE_TARGETS } from './style-targets.ts';

/** The styles of a kind of page. */
export interface WholeStyles {
  /** What every visitor needs at once. */
  readonly base: string;
  /** What only some need, and the looks of what phones fold away. */
  readonly conditional: string;
  /** Address of the sheet with what only some need; empty if there is nothing. */
  readonly href: string;
  /** When they need it, as a media query. */
  readonly media: string;
  /** Address of the sheet with all of them. */
  readonly whole: string;
}

/**
 * The styles of pages that use these style sheets of the bundle; what is not for their first view, or for some
 * visitors only, is written beside them.
 */
export function screenStyles(folder: string, sheets: readonly string[]): WholeStyles {
  const whole = sheets.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n');
  const { base, conditional: ofSome, media } = splitStyles(whole);
  // In wide windows, or with a pointer, what phones fold away is there from the start.
  const conditional = ofSome === '' ? '' : foldedStyles(base) + ofSome;
  return {
    base,
    conditional,
    href: conditional === '' ? '' : writeSheet(folder, 'some', conditional),
    media,
    whole: writeSheet(folder, 'page', withoutTypefaces(whole)),
  };
}

/** The address of a style sheet of its own. */
function writeSheet(folder: string, name: string, style: string): string {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  writeFileSync(join(folder, file), style);
  return `/${file}`;
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
