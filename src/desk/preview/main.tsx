import './preview.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Messages } from '#generated/messages';
import { languages } from '#generated/registry';
import { App } from '../../app/App.tsx';
import { applyHead } from '../../app/head.ts';
import { fetchPage, type LanguageModule } from '../../app/page-store.ts';
import { Pages } from '../../app/router.tsx';
import { localizedPath, locatePath } from '../../shared/language-address.ts';
import { dismissOffer } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import type { TourPart } from '../../shared/page-data/tour-part.ts';
import { IsPrerendered } from '../../shared/site-context.tsx';
import { stayLoaded } from '../stay-loaded.ts';
import { listenToClicks } from './clicks.ts';
import type { FieldPlace, PreviewAnswer, PreviewMessage, PreviewSite, ShowMessage } from './preview-api.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

/** The page on the screen. */
let path = '/';
let language = languages[0];
/** Counts pages that were opened otherwise than by a link inside the page. */
let opened = 0;
/** The last request: answers to earlier ones are not shown. */
let asked = 0;

function tell(message: PreviewMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

async function ask<Answer>(
  name: string,
  query: ConstructorParameters<typeof URLSearchParams>[0],
): Promise<Answer | undefined> {
  const response = await fetch(`/api/preview/${name}?${new URLSearchParams(query)}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Answer) : undefined;
}

interface Wanted {
  readonly language?: LanguageInfo;
  readonly path?: string;
  readonly place?: FieldPlace;
}

/** What was asked for and is not shown yet: a change of the data meanwhile must not lose it. */
let pending: Wanted = {};

/** Shows the page as it is now, or another one: in a language, or that of a field. */
async function show(next: Wanted = {}): Promise<void> {
  const wanted = next.path === undefined ? { ...pending, ...next } : next;
  pending = wanted;
  const info = wanted.language ?? language;
  if (!info) return reloadIfOther();
  asked += 1;
  const request = asked;
  const from = path;
  const query = { in: info.code, path: wanted.path ?? path, ...wanted.place };
  const answer = await ask<PreviewAnswer>('page', query);
  if (request !== asked) return;
  // A link was followed meanwhile.
  if (from !== path) return show(wanted);
  if (!answer || !areOwn(answer.site.languages)) return reloadIfOther();
  const module = await languageModule(info, answer);
  await fetchPage(module, answer.path);
  if (request !== asked) return;
  if (info !== language || answer.path !== path) {
    if (answer.path !== path) window.scrollTo({ top: 0, behavior: 'instant' });
    opened += 1;
  }
  pending = {};
  path = answer.path;
  language = info;
  applyHead(info, answer.page, answer.layout.brand);
  render(info, module);
  tell({ kind: 'shown', language: info.code, isCurrent: answer.isCurrent });
}

async function languageModule(info: LanguageInfo, answer: PreviewAnswer): Promise<LanguageModule> {
  const { messages }: { messages: Messages } = await import(/* @vite-ignore */ answer.messages);
  return {
    layout: answer.layout,
    messages,
    loadPageData: async (wanted) => {
      if (wanted === answer.path) return answer.page;
      return (await ask<PreviewAnswer>('page', { in: info.code, path: wanted }))?.page ?? answer.page;
    },
    loadTours: async (part) =>
      (await ask<TourPart>('tours', { in: info.code, part: String(part) })) ??
      Promise.reject(new Error('No tours.')),
  };
}

/** Pages are opened in memory: the address of the document stays that of the preview. */
function render(info: LanguageInfo, module: LanguageModule): void {
  root.render(
    <IsPrerendered value={false}>
      <App language={info} module={module}>
        <MemoryRouter key={opened} initialEntries={[localizedPath(info, path)]} useTransitions={false}>
          <FollowAddress />
          <Pages module={module} />
        </MemoryRouter>
      </App>
    </IsPrerendered>,
  );
}

/** Notes which page a link has opened. */
function FollowAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    path = locatePath(languages, pathname).path;
  }, [pathname]);
  return null;
}

/** Tells if languages are those that the app was made with. */
function areOwn(others: readonly LanguageInfo[]): boolean {
  return JSON.stringify(others) === JSON.stringify(languages);
}

/** Loads the preview anew once the site has other languages: some at all, where it could not be shown at first. */
async function reloadIfOther(): Promise<void> {
  const site = await ask<PreviewSite>('site', {});
  if (site && !areOwn(site.languages)) window.location.reload();
}

async function findField(texts: readonly string[], row: string): Promise<void> {
  if (!language) return;
  const query = [['in', language.code], ['path', path], ['row', row], ...texts.map((text) => ['text', text])];
  const place = await ask<FieldPlace>('field', query);
  if (place) tell({ kind: 'field', place });
}

window.addEventListener('message', ({ data, source, origin }: MessageEvent<ShowMessage>) => {
  if (source !== window.parent || origin !== window.location.origin || data.kind !== 'show') return;
  const info = languages.find(({ code }) => code === data.language) ?? language;
  void show({ ...(info ? { language: info } : {}), ...(data.place ? { place: data.place } : {}) });
});

listenToClicks({
  isOtherLanguage: (address) => locatePath(languages, address).language !== language,
  open: (address) => void show(locatePath(languages, new URL(address, window.location.href).pathname)),
  findField: (texts, row) => void findField(texts, row),
});

stayLoaded();

// A typeface that is not there at first is not used later.
await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`).catch(() => []);
// The desk chooses the language.
dismissOffer();
tell({ kind: 'ready', languages });
