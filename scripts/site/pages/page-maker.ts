import { renderPage } from '../../../src/app/entry-prerender.tsx';
import { type AppFiles, scriptsOf } from '../app/app-files.ts';
import { sourceHash } from '../hosting/content-policy.ts';
import { firstPictures } from '../images/first-pictures.ts';
import type { KeptTexts } from '../store/kept-texts.ts';
import { firstView, htmlDocument, inlineScriptsOf } from './document.ts';
import { pageModule } from './page-data.ts';
import type { PageFacts, PageJob } from './page-job.ts';
import { pruneStyles } from './prune-styles.ts';
import { withTypeface } from './with-typeface.ts';

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
 * @param kept where the styles of first views are kept
 * @throws if the page's own code fails
 */
export async function makePage(app: AppFiles, job: PageJob, kept: KeptTexts): Promise<PageFiles> {
  const { language, page, shell, extraHead, asked, share } = job;
  const rendered = await renderPage(language, shell, page, share);
  const screen = app.screens[page.kind];
  const { base, conditional } = screen.styles;
  const inlineScripts = inlineScriptsOf(rendered, extraHead, app.starter);
  const document = htmlDocument(rendered, {
    ...app,
    screen,
    scripts: scriptsOf(app, language, page),
    firstStyles: withTypeface(
      pruneStyles(base, firstView(app.template, rendered), conditional, kept),
      extraHead.typeface,
    ),
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
