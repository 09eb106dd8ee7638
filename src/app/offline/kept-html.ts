import { fillTemplate } from '../../domain/message-template.ts';
import { BAR_MARK, KEPT_PAGES, type OfflineLanguage } from '../../domain/offline.ts';
import { writtenDate } from '../../domain/written-date.ts';
import type { KeptPage } from './kept-pages.ts';

/** The language of a path. */
export function languageAt(languages: readonly OfflineLanguage[], path: string): OfflineLanguage | undefined {
  const isIn = ({ prefix }: OfflineLanguage) => path === prefix || path.startsWith(`${prefix}/`);
  return languages.find((language) => language.prefix !== '' && isIn(language)) ?? unprefixed(languages);
}

function unprefixed(languages: readonly OfflineLanguage[]): OfflineLanguage | undefined {
  return languages.find(({ prefix }) => prefix === '');
}

/** What is said of a page that is as of a moment, in milliseconds since 1970: the visitor's own day. */
export function noticeOf({ locale, notice }: OfflineLanguage, at: number): string {
  const day = new Date(at);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  const date = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return fillTemplate(notice, { date: writtenDate(locale, date) });
}

/** A kept document that says at its top that it may be old. */
export function markedDocument(html: string, language: OfflineLanguage, at: number): string {
  const text = escaped(noticeOf(language, at));
  const bar = `<div role="status" ${BAR_MARK}="document"><span>${text}</span> <a href="">${escaped(language.retry)}</a></div>`;
  return html.replace(/<body[^>]*>/, (body) => body + bar);
}

/** The document for a page that is not kept, with links to those of its language that are. */
export function missingDocument(language: OfflineLanguage, pages: readonly KeptPage[]): string {
  const links = pages.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`);
  const list = `<h2>${escaped(language.keptPages)}</h2><ul>${links.join('')}</ul>`;
  return language.document.replace(KEPT_PAGES, () => (links.length > 0 ? list : ''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
