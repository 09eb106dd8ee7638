import type { RenderedPage } from '../../../src/app/entry-prerender.tsx';
import type { AskedHosts } from '../../compiler/resolve/resolve-site.ts';
import type { Thing } from '../../compiler/resolve/structured-data.ts';
import type { ScreenFiles } from '../app/app-files.ts';
import { contentPolicy, sourceHash } from '../hosting/content-policy.ts';
import type { InlineIcon } from '../images/site-icons.ts';
import type { HeadExtras } from './page-job.ts';

/** For readers of the template; its marks are written without a space. */
const COMMENT = /<!-- .*? -->/g;
/** Between its elements. */
const BLANKS = />\s+</g;
const STYLE = /<style>([^<]*)<\/style>/g;
/** Without content, as React writes it; text and attributes hold no such signs as they are. */
const VOID_ELEMENT = /(<(?:br|hr|img|input|link|source)\b[^<>]*)\/>/g;
const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;
const PRELOAD_LINK = /<link rel="modulepreload"[^>]*>/g;

/** What a document is made of beside the page itself. */
interface DocumentParts {
  readonly template: string;
  readonly starter: string;
  readonly screen: ScreenFiles;
  /** All scripts of the page's first load, in the order of loading. */
  readonly scripts: readonly string[];
  /** All scripts that stand in the document, as they run. */
  readonly inlineScripts: readonly string[];
  readonly extraHead: HeadExtras;
  readonly asked: AskedHosts;
}

/** The scripts that stand in a document, as they run. */
export function inlineScriptsOf(
  { scripts }: RenderedPage,
  extras: HeadExtras,
  starter: string,
): readonly string[] {
  return [...scripts, ...extras.scripts, starter];
}

/**
 * The HTML document of a page: its policy, its head, its content, and the starter, which asks for the app when the page
 * is painted.
 */
export function htmlDocument(rendered: RenderedPage, parts: DocumentParts): string {
  const { template, starter, screen, scripts, inlineScripts, extraHead, asked } = parts;
  const { typeface } = extraHead;
  const typefaceStyles = typeface ? [typeface.style] : [];
  const ownStyles = [...rendered.html.matchAll(STYLE)].map(([, style = '']) => style);
  const policy = contentPolicy(
    asked,
    inlineScripts.map(sourceHash),
    [...typefaceStyles, ...ownStyles].map(sourceHash),
  );
  const links = [
    ...(typeface?.preload ?? screen.fonts).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...extraHead.elements,
    ...typefaceStyles.map((style) => `<style>${style}</style>`),
    // For the starter, the app last: it asks for the others.
    ...[...scripts.filter((file) => file !== screen.app), screen.app].map(
      (file) => `<link data-later href="/${file}">`,
    ),
  ];
  const start = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...[...rendered.scripts, ...extraHead.scripts].map((script) => `<script>${script}</script>`),
  ];
  const document = template
    .replace(COMMENT, '')
    .replace(BLANKS, '><')
    .replace(PRELOAD_LINK, '')
    .replace(APP_SCRIPT, '')
    .replace('</body>', () => `<script>${starter}</script></body>`)
    .replace('<!--app-head-->', () => [...start, rendered.head, ...links].join(''));
  return withPage(document, { ...rendered, html: withIcon(lean(rendered.html), extraHead.icon) });
}

/** What a page says to search engines, as an element for its head. */
export function structuredDataScript(thing: Thing): string {
  // A text may hold what would end the element.
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
}

/** HTML without what parsers do not need: slashes of elements that are empty anyway. */
function lean(html: string): string {
  return html.replaceAll(VOID_ELEMENT, '$1>');
}

/** HTML with the site's icon in its header, in place of the file that would be asked for. */
function withIcon(html: string, icon: InlineIcon | undefined): string {
  if (!icon) return html;
  return html
    .replace(`<link rel="preload" as="image" href="${icon.address}">`, '')
    .replace(
      ` src="${icon.address}"`,
      () => ` src="${icon.data.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    );
}

function withPage(template: string, { language, html, status }: RenderedPage): string {
  const statusMark = status === 200 ? '' : ` data-status="${status}"`;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language.code}" dir="${language.direction}"${statusMark}>`)
    .replace('<!--app-html-->', () => html);
}
