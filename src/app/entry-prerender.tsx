import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { hasRemotePictures, languages, loadMessages } from '#generated/registry';
import { localizedPath, locatePath } from '../shared/language-address.ts';
import type { LanguageInfo, SiteLayout } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';
import { App } from './App.tsx';
import { headElements } from './head.ts';
import { headHtml, previewElements } from './head-html.ts';
import { languageMemoryScript, PICTURE_FALLBACK, SHARED_CHOICE } from './inline-scripts.ts';
import { fetchPage } from './page-store.ts';
import { Pages } from './router.tsx';

/** A page as HTML, in the parts that the template has places for. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly language: LanguageInfo;
  /** Content of the root element. */
  readonly html: string;
  readonly head: string;
  /** Scripts for the head, before all else. */
  readonly scripts: readonly string[];
}

/**
 * Renders a page of a language.
 *
 * @param share address of the picture for shared links, unless it is the page's own
 * @throws if the page's own code fails
 */
export async function renderPage(
  code: string,
  layout: SiteLayout,
  page: Page,
  share?: string,
): Promise<RenderedPage> {
  const language = languages.find((known) => known.code === code);
  const load = Object.entries(loadMessages).find(([known]) => known === code)?.[1];
  if (!language || !load) throw new Error(`No language "${code}".`);
  const { messages } = await load();
  const module = { layout, messages, loadPageData: () => Promise.resolve(page), loadTours: noTours };
  const pathname = pageAddress(language, page);
  await fetchPage(module, locatePath(languages, pathname).path);
  const html = renderToString(
    <App language={language} module={module}>
      <StaticRouter location={pathname}>
        <Pages module={module} />
      </StaticRouter>
    </App>,
  );
  return {
    status: page.kind === 'notFound' ? 404 : 200,
    language,
    html,
    head: headHtml([
      ...headElements(page, language, layout.brand),
      ...previewElements(page, language, layout.brand, share),
    ]),
    scripts: [
      ...(language.prefix === '' ? [languageMemoryScript(languages)] : []),
      ...(page.kind === 'package' ? [SHARED_CHOICE] : []),
      ...(hasRemotePictures ? [PICTURE_FALLBACK] : []),
    ],
  };
}

/** The search does not run while prerendering. */
function noTours(): never {
  throw new Error('Tours are searched in browsers.');
}

/** The page for unknown addresses has an address of its own only as a file. */
function pageAddress(language: LanguageInfo, page: Page): string {
  return page.kind === 'notFound' ? `${language.prefix}/404` : localizedPath(language, page.path);
}
