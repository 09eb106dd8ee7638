import type { PageChunks } from './page-chunks.ts';
import type { RenderedPage } from './render-module.ts';

const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;
/** For readers of the template; its marks are written without a space. */
const COMMENT = /<!-- .*? -->\n?/g;
const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;
const PRELOAD_LINK = /\s*<link rel="modulepreload"[^>]*>/g;

/** The styles of a page: those written out, and the address of those that only some visitors need. */
export interface PageStyles {
  readonly base: string;
  /** Empty if there are none. */
  readonly href: string;
  readonly media: string;
}

/** The elements of a page's document, without its head. */
export function documentElements(template: string, rendered: RenderedPage): string {
  return withPage(
    template.slice(0, template.indexOf('<head>')) + template.slice(template.indexOf('<body')),
    rendered,
  );
}

/**
 * The HTML document of a page: its content, its head, the styles of that content written out, and the starter,
 * which asks for all style sheets and for the app when the page is painted.
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
    // For the starter, and found by the bundle's loader.
    ...chunks.styles.map((file) => `<link rel="stylesheet" data-later="style" href="/${file}" disabled>`),
    ...laterScripts(chunks).map((file) => `<link data-later="script" crossorigin href="/${file}">`),
  ];
  const document = template
    .replace(COMMENT, '')
    .replace(STYLE_LINK, '')
    .replace(PRELOAD_LINK, '')
    .replace(APP_SCRIPT, () => `<script>${starter}</script>`)
    .replace('<!--app-head-->', () => `${rendered.head}\n${links.join('\n')}`);
  return withPage(document, rendered);
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
