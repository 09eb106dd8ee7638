import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hasRemotePictures, languages, siteUrl } from '#generated/registry';
import { localizedPath, locatePath } from '../domain/language-address.ts';
import type { Page } from '../domain/page-data/page.ts';
import type { LanguageInfo } from '../domain/page-data/shell.ts';
import { App } from './App.tsx';
import { headOf } from './head.ts';
import { headHtml } from './head-html.ts';
import { previewOf } from './head-preview.ts';
import { languageMemoryScript } from './language-memory.ts';
import { loadLanguageModule } from './load-page.ts';
import { Pages } from './Pages.tsx';
import { fetchPage } from './page-store.ts';
import { PICTURE_FALLBACK } from './picture-fallback.ts';
import { screenFile } from './screens.tsx';

/** A page as HTML, in the parts that the template has places for. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly language: LanguageInfo;
  readonly page: Page;
  /** What goes into the root element. */
  readonly html: string;
  /** What goes into the head. */
  readonly head: string;
  /** Module of the page's component, relative to this folder, to preload with what it imports. */
  readonly screenFile: string;
}

/** The languages of the site, in the order of the switcher. */
export const siteLanguages: readonly LanguageInfo[] = languages;

/** The address of every page in every language; not-found pages are not among them. */
export async function allAddresses(): Promise<readonly string[]> {
  const lists = languages.map(async (language) => {
    const { pages } = await loadLanguageModule(language);
    return Object.keys(pages).map((path) => localizedPath(language, path));
  });
  return (await Promise.all(lists)).flat();
}

/**
 * Renders the page at an address; addresses without a page give the not-found page of their language.
 *
 * @throws if the page's own code fails
 */
export async function renderAddress(address: string): Promise<RenderedPage> {
  const { pathname } = new URL(address, siteUrl);
  const { language, path } = locatePath(languages, pathname);
  const module = await loadLanguageModule(language);
  const page = await fetchPage(module, path);
  const html = renderToString(
    <App language={language} module={module}>
      <StaticRouter location={pathname}>
        <Pages module={module} isLoading={false} />
      </StaticRouter>
    </App>,
  );
  return {
    status: page.kind === 'notFound' ? 404 : 200,
    language,
    page,
    html,
    head: headOfDocument(page, language),
    screenFile: screenFile(page.kind),
  };
}

function headOfDocument(page: Page, language: LanguageInfo): string {
  const scripts = [
    ...(language.prefix === '' ? [languageMemoryScript(languages)] : []),
    ...(hasRemotePictures ? [PICTURE_FALLBACK] : []),
  ];
  const head = scripts.map((script) => `<script>${script}</script>\n    `).join('');
  return head + headHtml([...headOf(page, language), ...previewOf(page, language)]);
}
