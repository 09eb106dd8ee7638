import { languages } from '#generated/registry';
import { escapeHtml } from '../shared/escape-html.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';
import { PREVIEW_SIZE } from '../shared/picture-address.ts';
import { HEAD_ATTRIBUTE, type HeadElement, meta } from './head.ts';
import { absoluteUrl, pageUrl } from './page-address.ts';

/** The HTML of a page's head. */
export function headHtml(head: readonly HeadElement[]): string {
  return head.map(elementHtml).join('');
}

function elementHtml({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const opening = `<${tag} ${HEAD_ATTRIBUTE}${written.join('')}>`;
  return text === undefined ? opening : `${opening}${escapeHtml(text)}</${tag}>`;
}

/** Open Graph and Twitter elements for shared links; read from prerendered pages only. */
export function previewElements(
  page: Page,
  language: LanguageInfo,
  brand: string,
  share?: string,
): readonly HeadElement[] {
  if (page.kind === 'notFound') return [];
  const { title, description, image } = page.meta;
  const others = languages.filter(({ code, isUnpublished }) => !isUnpublished && code !== language.code);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', pageUrl(language, page)),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...others.map((other) => meta('property', 'og:locale:alternate', openGraphLocale(other))),
    // Twitter reads the rest from the Open Graph elements above.
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image
      ? [
          meta('property', 'og:image', absoluteUrl(share ?? image.src)),
          meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
          meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
          meta('property', 'og:image:alt', image.alt),
        ]
      : []),
  ];
}

function openGraphLocale({ locale }: LanguageInfo): string {
  return locale.replaceAll('-', '_');
}
