import type { RenderedPage } from '../../../src/app/entry-prerender.tsx';
import { supportsText } from '../../../src/shared/channel.ts';
import type { ExternalHosts, ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { Thing } from '../../compiler/resolve/structured-data.ts';
import type { ScreenFiles } from '../app/app-files.ts';
import { contentPolicy, sourceHash } from '../hosting/content-policy.ts';
import type { HeadExtras } from './page-job.ts';

/** Comments for readers of the template; its placeholders have no space. */
const COMMENT = /<!-- .*? -->/g;
/** Between its elements. */
const BLANKS = />\s+</g;
const STYLE = /<style>([^<]*)<\/style>/g;
const APP_SCRIPT = /<script type="module"[^>]*><\/script>/;
const PRELOAD_LINK = /<link rel="modulepreload"[^>]*>/g;

interface DocumentParts {
  readonly template: string;
  readonly starter: string;
  readonly screen: ScreenFiles;
  /** All scripts of the page's first load, in the order of loading. */
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly extraHead: HeadExtras;
  readonly externalHosts: ExternalHosts;
}

/** Lists the inline scripts of a document. */
export function listInlineScripts(
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
  const { template, starter, screen, scripts, inlineScripts, extraHead, externalHosts } = parts;
  const { typeface } = extraHead;
  const typefaceStyles = typeface ? [typeface.style] : [];
  const ownStyles = [...rendered.html.matchAll(STYLE)].map(([, style = '']) => style);
  const policy = contentPolicy(
    externalHosts,
    inlineScripts.map(sourceHash),
    [...typefaceStyles, ...ownStyles].map(sourceHash),
  );
  const links = [
    ...(typeface?.preload ?? screen.fonts).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...extraHead.elements,
    ...typefaceStyles.map((style) => `<style>${style}</style>`),
    // For the starter; the app is last, since it imports the others.
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
  return withPage(document, rendered);
}

/** The structured data of a page as an element for its head. */
export function structuredDataScript(thing: Thing): string {
  // A text may contain the closing tag.
  return `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`;
}

function withPage(template: string, { language, html, status }: RenderedPage): string {
  const statusMark = status === 200 ? '' : ` data-status="${status}"`;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language.code}" dir="${language.direction}"${statusMark}>`)
    .replace('<!--app-html-->', () => html);
}

/** The phone of the smallest design: its width in pixels, and the dots of each. */
const PHONE = { width: 360, dots: 2 } as const;
const PIXELS_OF_UNIT = { vw: PHONE.width / 100, rem: 16, px: 1 } as const;

const PICTURE = /<picture\b.*?<\/picture>|<img\b[^>]*>/gs;
const CANDIDATE = /([^\s,]+) (\d+)w/g;

/**
 * The pictures that a phone loads for the first screen of a page: paths below the site's folder. Of a
 * photograph it takes the best format, in the smallest width that fills the screen.
 */
export function firstPictures(document: string): readonly string[] {
  return [...document.matchAll(PICTURE)].flatMap(([html]) => {
    const isFirst = /\sloading="eager"/.test(html);
    // Pictures of other hosts weigh what they weigh.
    const address = isFirst ? (chosenCandidate(html) ?? ownAddress(html)) : undefined;
    return address === undefined ? [] : [address.slice(1)];
  });
}

function chosenCandidate(html: string): string | undefined {
  const set = /\ssrcset="([^"]*)"/i.exec(html)?.[1] ?? '';
  const candidates = [...set.matchAll(CANDIDATE)].map(([, address, width]) => ({
    address,
    width: Number(width),
  }));
  const needed = widthOnPhone(/\ssizes="([^"]*)"/.exec(html)?.[1] ?? '100vw') * PHONE.dots;
  const chosen = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  return chosen?.address;
}

/** Width in pixels that a `sizes` attribute gives on the phone: one length, or the greatest of several. */
function widthOnPhone(sizes: string): number {
  const lengths = [...sizes.matchAll(/([\d.]+)(vw|rem|px)/g)];
  return Math.max(
    ...lengths.map(([, number, unit]) => {
      const pixels = unit === 'vw' || unit === 'rem' ? PIXELS_OF_UNIT[unit] : PIXELS_OF_UNIT.px;
      return Number(number) * pixels;
    }),
  );
}

function ownAddress(html: string): string | undefined {
  return /\ssrc="(\/[^"]*)"/.exec(html)?.[1];
}

/**
 * The script that reports to the operator's own address only which channel was opened on which page; none
 * unless the data name such an address. Runs in the head, so that it sees taps before the app is there.
 */
export function chatClickScript(
  { chatClicks }: ResolvedSite,
  { layout }: ResolvedLanguage,
): readonly string[] {
  if (chatClicks === undefined) return [];
  const channels = [layout.channel, ...(layout.others?.channels ?? [])].map(({ id, address }) => [
    id,
    address.split('{text}')[0],
  ]);
  const [address, starts] = [chatClicks, channels].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return [
    `document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[href]');
var opened=link&&${starts}.find(function(channel){return link.getAttribute('href').indexOf(channel[1])===0});
if(opened)navigator.sendBeacon(${address},new URLSearchParams({page:location.pathname,channel:opened[0]}))
},true)`,
  ];
}

/** Copies the message of a link to a channel that takes none, as the link is followed. */
const COPY = `document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-copy]');
if(link&&navigator.clipboard)navigator.clipboard.writeText(link.getAttribute('data-copy')).catch(function(){})
},true)`;

/**
 * The script of documents on which a channel takes no message with its address. Runs in the head: the message is
 * to be copied before the channel's window has the focus, and before the app is there.
 */
export function copyMessageScript({ layout }: ResolvedLanguage): readonly string[] {
  const channels = [layout.channel, ...(layout.others?.channels ?? [])];
  return channels.every(supportsText) ? [] : [COPY];
}
