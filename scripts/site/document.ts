import type { PageChunks } from './page-chunks.ts';
import type { RenderedPage } from './render-module.ts';

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
/** For readers of the template; its marks are written without a space. */
const COMMENT = /<!-- .*? -->\n?/g;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;

/** The styles of a page: those written out, and the address of those that only some visitors need. */
export interface PageStyles {
  readonly base: string;
  /** Empty if there are none. */
  readonly href: string;
  readonly media: string;
}

/**
 * The HTML document of a page: its content, its head, the style sheets that it uses written out, and
 * its scripts at low priority, since nothing on the first view waits for them.
 */
export function htmlDocument(
  template: string,
  rendered: RenderedPage,
  chunks: PageChunks,
  extraHead: readonly string[],
  styles: PageStyles,
): string {
  const { language, html, head, status } = rendered;
  const statusMark = status === 200 ? '' : ` data-status="${status}"`;
  const links = [
    ...chunks.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...extraHead,
    ...(styles.base === '' ? [] : [`<style>${styles.base}</style>`]),
    ...(styles.href === '' ? [] : [`<link rel="stylesheet" href="${styles.href}" media="${styles.media}">`]),
    // Found by the bundle's loader, which then does not fetch what is already written out above.
    ...chunks.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...chunks.scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ];
  return template
    .replace(COMMENT, '')
    .replace(STYLE_LINK, '')
    .replace(PRELOAD_LINK, '')
    .replace(/<html[^>]*>/, () => `<html lang="${language.code}" dir="${language.direction}"${statusMark}>`)
    .replace('<script type="module"', () => '<script type="module" fetchpriority="low"')
    .replace('<!--app-head-->', () => `${head}\n${links.join('\n')}`)
    .replace('<!--app-html-->', () => html);
}
