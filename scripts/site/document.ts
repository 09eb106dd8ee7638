import type { PageChunks } from './page-chunks.ts';
import type { RenderedPage } from './render-module.ts';

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
/** For readers of the template; its marks are written without a space. */
const COMMENT = /<!-- .*? -->\n?/g;
/** See `LateStyles` of the app. */
const LATE_STYLES = /<div hidden="" data-late-styles="true">/;
const APP_SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;

/** The styles of a page: those of its first view, written out; the address of those that only some visitors need. */
export interface PageStyles {
  readonly base: string;
  /** Empty if there are none. */
  readonly href: string;
  readonly media: string;
  /** Address of the sheet with all of them. */
  readonly whole: string;
}

/** The elements of a document that are painted before its style sheet is there. */
export function firstView(template: string, rendered: RenderedPage): string {
  const elements = template.slice(0, template.indexOf('<head>')) + template.slice(template.indexOf('<body'));
  const [first = ''] = withPage(elements, rendered).split(LATE_STYLES);
  return first;
}

/**
 * The HTML document of a page: its content, its head, the styles of its first view written out, its style sheet
 * before all else, and the starter, which asks for the app when the page is painted.
 */
export function htmlDocument(
  template: string,
  rendered: RenderedPage,
  chunks: PageChunks,
  extraHead: readonly string[],
  styles: PageStyles,
  starter: string,
): string {
  const links = [
    ...chunks.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...extraHead,
    ...(styles.base === '' ? [] : [`<style>${styles.base}</style>`]),
    ...(styles.href === '' ? [] : [`<link rel="stylesheet" href="${styles.href}" media="${styles.media}">`]),
    // For the bundle's loader, which need not fetch what stands in the page's own sheet.
    ...chunks.styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    // For the starter.
    ...laterScripts(chunks).map((file) => `<link data-later href="/${file}">`),
  ];
  const document = template
    .replace(COMMENT, '')
    .replace(STYLE_LINK, '')
    .replace(PRELOAD_LINK, '')
    .replace(APP_SCRIPT, '')
    .replace('</body>', () => `<script>${starter}</script>\n</body>`)
    .replace('<!--app-head-->', () => `${rendered.head}\n${links.join('\n')}`);
  const late = `<link rel="stylesheet" href="${styles.whole}">`;
  return withPage(document, rendered).replace(LATE_STYLES, (mark) => mark + late);
}

function withPage(template: string, { language, html, status }: RenderedPage): string {
  const statusMark = status === 200 ? '' : ` data-status="${status}"`;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language.code}" dir="${language.direction}"${statusMark}>`)
    .replace('<!--app-html-->', () => html);
}

/** The scripts of a page, the app last: it asks for the others. */
function laterScripts({ app, scripts }: PageChunks): readonly string[] {
  return [...scripts.filter((file) => file !== app), app];
}
