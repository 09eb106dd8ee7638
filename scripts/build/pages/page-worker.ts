import { renderPage } from '../../../src/app/entry-prerender.tsx';
import { type AppFiles, firstScripts } from '../app/app-files.ts';
import type { CachedFiles } from '../build-cache.ts';
import { sourceHash } from '../hosting/content-policy.ts';
import { compress } from '../site-folder.ts';
import { firstPictures, htmlDocument, listInlineScripts } from './document.ts';
import { pageModule } from './page-data.ts';
import type { PageFacts, PageJob, PageSurroundings, PageTask } from './page-job.ts';

/** Compressed bytes below which more effort gains nothing. */
const TARGET_BYTES = { document: 14_000, data: 6_500 } as const;

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

/** The last inputs, parsed once: all pages share the app, and those of a language their surroundings. */
const parsed = new Map<'app' | 'surroundings', { readonly text: string; readonly value: unknown }>();

/**
 * Makes the files of a page: its document, its data as a module, and facts for the build.
 *
 * @throws the error of a page that fails to render
 */
export async function work({ app, surroundings, job, isCompressed }: PageTask): Promise<CachedFiles> {
  const files = parseOnce('app', app) as AppFiles;
  const shared = parseOnce('surroundings', surroundings) as PageSurroundings;
  const { document, data, facts } = await makePage(files, shared, JSON.parse(job) as PageJob);
  const encode = async (text: string, target: number): Promise<CachedFiles> => {
    const bytes = Buffer.from(text);
    return isCompressed ? compress(bytes, target) : { '': bytes };
  };
  return {
    ...prefixNames('document', await encode(document, TARGET_BYTES.document)),
    ...prefixNames('data', await encode(data, TARGET_BYTES.data)),
    facts: Buffer.from(JSON.stringify(facts)),
  };
}

function parseOnce(name: 'app' | 'surroundings', text: string): unknown {
  const known = parsed.get(name);
  if (known?.text === text) return known.value;
  const value: unknown = JSON.parse(text);
  parsed.set(name, { text, value });
  return value;
}

function prefixNames(start: string, files: CachedFiles): CachedFiles {
  return Object.fromEntries(Object.entries(files).map(([ending, bytes]) => [start + ending, bytes]));
}

interface MadePage {
  readonly document: string;
  readonly data: string;
  readonly facts: PageFacts;
}

async function makePage(app: AppFiles, shared: PageSurroundings, job: PageJob): Promise<MadePage> {
  const { language, layout, externalHosts, ...head } = shared;
  const { page, share } = job;
  const extraHead = { ...head, elements: [...head.elements, ...job.elements] };
  const rendered = await renderPage(language, layout, page, share);
  const inlineScripts = listInlineScripts(rendered, extraHead, app.starter);
  const document = htmlDocument(rendered, {
    ...app,
    screen: app.screens[page.kind],
    scripts: firstScripts(app, language, page),
    inlineScripts,
    extraHead,
    externalHosts,
  });
  const links = matches(document, HREF).filter((href) => href.startsWith('/') || href.startsWith('#'));
  const facts = {
    ids: matches(document, ID),
    links: [...new Set(links)],
    pictures: firstPictures(document),
    scripts: inlineScripts.map(sourceHash),
  };
  return { document, data: pageModule(page), facts };
}

function matches(document: string, pattern: RegExp): readonly string[] {
  return [...document.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
}
