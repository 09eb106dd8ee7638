import { renderPage } from '../../../src/app/entry-prerender.tsx';
import { type AppFiles, scriptsOf } from '../app/app-files.ts';
import { sourceHash } from '../hosting/content-policy.ts';
import { firstPictures } from '../images/first-pictures.ts';
import { htmlDocument, inlineScriptsOf } from './document.ts';
import { pageModule } from './page-data.ts';
import type { PageFacts, PageJob } from './page-job.ts';

/** The files of a page. */
interface PageFiles {
  readonly document: string;
  /** Its data as a module. */
  readonly data: string;
  readonly facts: PageFacts;
}

/**
 * Makes the files of a page.
 *
 * @throws if the page's own code fails
 */
export async function makePage(app: AppFiles, job: PageJob): Promise<PageFiles> {
  const { language, page, shell, extraHead, asked, share } = job;
  const rendered = await renderPage(language, shell, page, share);
  const inlineScripts = inlineScriptsOf(rendered, extraHead, app.starter);
  const document = htmlDocument(rendered, {
    ...app,
    screen: app.screens[page.kind],
    scripts: scriptsOf(app, language, page),
    inlineScripts,
    extraHead,
    asked,
  });
  return {
    document,
    data: pageModule(page),
    facts: { ...factsOf(document), scripts: inlineScripts.map(sourceHash) },
  };
}

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

function factsOf(document: string): Omit<PageFacts, 'scripts'> {
  const links = matches(document, HREF).filter((href) => href.startsWith('/') || href.startsWith('#'));
  return {
    ids: matches(document, ID),
    links: [...new Set(links)],
    pictures: firstPictures(document),
  };
}

function matches(document: string, pattern: RegExp): readonly string[] {
  return [...document.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
}
