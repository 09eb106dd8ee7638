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
import * as messageHelpers from '../../shared/i18n/plural.ts';
import { localizedPath, locatePath } from '../../shared/language-address.ts';
import { dismissOffer } from '../../shared/language-choice.ts';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import type { TourPart } from '../../shared/page-data/tour-part.ts';
import { IsPrerendered } from '../../shared/site-context.tsx';
import { listenToClicks } from './clicks.ts';
import type {
  FieldPlace,
  PreviewAnswer,
  PreviewMessage,
  PreviewSite,
  RevealMessage,
  ShowMessage,
  ShownPlace,
} from './preview-api.ts';
import { reveal } from './reveal.ts';

const root = createRoot(document.getElementById('root') ?? document.body);

function send(message: PreviewMessage): void {
  window.parent.postMessage(message, window.location.origin);
}

async function fetchPreview<Answer>(
  name: string,
  query: ConstructorParameters<typeof URLSearchParams>[0],
): Promise<Answer | undefined> {
  const response = await fetch(`/api/preview/${name}?${new URLSearchParams(query)}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Answer) : undefined;
}

interface PageRequest {
  readonly language?: LanguageInfo;
  readonly path?: string;
  readonly place?: FieldPlace;
}

/** The page on the screen. */
class ShownPage {
  #path = '/';
  #language = languages[0];
  /** Counts pages opened by the desk rather than by a link inside the page. */
  #opened = 0;
  /** The number of the last request: answers to earlier ones are dropped. */
  #lastRequest = 0;
  /** The part of a request that is not shown yet; kept when the data changes before the answer. */
  #pending: PageRequest = {};
  /** The field to scroll to once the page is there. */
  #fieldToReveal: FieldPlace | undefined;

  readonly #notePath = (path: string): void => {
    this.#path = path;
  };

  get language(): LanguageInfo | undefined {
    return this.#language;
  }

  /** Shows the current page with the current data, or another one: in another language, or with a field. */
  async show(next: PageRequest = {}): Promise<void> {
    const wanted = next.path === undefined ? { ...this.#pending, ...next } : next;
    this.#pending = wanted;
    this.#fieldToReveal = next.place ?? this.#fieldToReveal;
    const info = wanted.language ?? this.#language;
    if (!info) {
      send({ kind: 'blocked' });
      return reloadForLanguages();
    }
    this.#lastRequest += 1;
    const request = this.#lastRequest;
    const from = this.#path;
    const query = { in: info.code, path: wanted.path ?? this.#path, ...wanted.place };
    const answer = await fetchPreview<PreviewAnswer>('page', query);
    if (request !== this.#lastRequest) return;
    // A link was followed before the answer came.
    if (from !== this.#path) return this.show(wanted);
    if (!answer) send({ kind: 'blocked' });
    if (!answer || !areBundled(answer.site.languages)) return reloadForLanguages();
    // The shown page no longer exists: its tour was removed, for example.
    if (answer.page.kind === 'notFound' && wanted.path === undefined && this.#path !== '/')
      return this.show({ ...wanted, path: '/' });
    const module = await languageModule(info, answer);
    await fetchPage(module, answer.path);
    if (request !== this.#lastRequest) return;
    if (info !== this.#language || answer.path !== this.#path) {
      if (answer.path !== this.#path) window.scrollTo({ top: 0, behavior: 'instant' });
      this.#opened += 1;
    }
    this.#pending = {};
    this.#path = answer.path;
    this.#language = info;
    applyHead(info, answer.page, answer.layout.brand);
    this.#render(info, module);
    send({ kind: 'shown', language: info.code, isCurrent: answer.isCurrent });
    await this.#reveal();
  }

  /** Scrolls to the text of a field, now or when the requested page is shown. */
  async reveal(place: FieldPlace): Promise<void> {
    this.#fieldToReveal = place;
    if (Object.keys(this.#pending).length === 0) await this.#reveal();
  }

  async #reveal(): Promise<void> {
    const place = this.#fieldToReveal;
    if (!place || !this.#language) return;
    this.#fieldToReveal = undefined;
    const query = { in: this.#language.code, path: this.#path, ...place };
    await reveal((await fetchPreview<readonly ShownPlace[]>('shown', query)) ?? []);
  }

  /** Finds the field of a clicked text, and sends it to the desk. */
  async findField(texts: readonly string[], row: string): Promise<void> {
    if (!this.#language) return;
    const query = [
      ['in', this.#language.code],
      ['path', this.#path],
      ['row', row],
      ...texts.map((text) => ['text', text]),
    ];
    const place = await fetchPreview<FieldPlace>('field', query);
    if (place) send({ kind: 'field', place });
  }

  /** Pages are opened in memory: the address of the document stays that of the preview. */
  #render(info: LanguageInfo, module: LanguageModule): void {
    root.render(
      <IsPrerendered value={false}>
        <App language={info} module={module}>
          <MemoryRouter
            key={this.#opened}
            initialEntries={[localizedPath(info, this.#path)]}
            useTransitions={false}
          >
            <FollowAddress onFollow={this.#notePath} />
            <Pages module={module} />
          </MemoryRouter>
        </App>
      </IsPrerendered>,
    );
  }
}

const shown = new ShownPage();

async function languageModule(info: LanguageInfo, answer: PreviewAnswer): Promise<LanguageModule> {
  const { makeMessages }: { makeMessages: (helpers: object) => Messages } = await import(
    /* @vite-ignore */ answer.messages
  );
  return {
    layout: answer.layout,
    messages: makeMessages(messageHelpers),
    loadPageData: async (wanted) => {
      if (wanted === answer.path) return answer.page;
      return (
        (await fetchPreview<PreviewAnswer>('page', { in: info.code, path: wanted }))?.page ?? answer.page
      );
    },
    loadTours: async (part) =>
      (await fetchPreview<TourPart>('tours', { in: info.code, part: String(part) })) ??
      Promise.reject(new Error('No tours.')),
  };
}

/** Reports which page a link has opened. */
function FollowAddress({ onFollow }: { readonly onFollow: (path: string) => void }) {
  const { pathname } = useLocation();
  useEffect(() => onFollow(locatePath(languages, pathname).path), [onFollow, pathname]);
  return null;
}

/** True if languages are those that the app was bundled with. */
function areBundled(others: readonly LanguageInfo[]): boolean {
  return JSON.stringify(others) === JSON.stringify(languages);
}

/** Reloads the preview if the site's languages differ from those it was bundled with, such as none. */
async function reloadForLanguages(): Promise<void> {
  const site = await fetchPreview<PreviewSite>('site', {});
  if (site && !areBundled(site.languages)) window.location.reload();
}

listenToClicks({
  isOtherLanguage: (address) => locatePath(languages, address).language !== shown.language,
  open: (address) => void shown.show(locatePath(languages, new URL(address, window.location.href).pathname)),
  findField: (texts, row) => void shown.findField(texts, row),
});

// Text rendered before the typeface has loaded would keep the fallback.
await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`).catch(() => []);
// The desk chooses the language.
dismissOffer();
// Messages before 'ready' may be missed: the desk then sends its request again.
window.addEventListener('message', ({ data, source, origin }: MessageEvent<RevealMessage | ShowMessage>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (data.kind === 'reveal') void shown.reveal(data.place);
  if (data.kind !== 'show') return;
  // Without a language, the one requested last is kept, even if its page is not shown yet.
  const info = languages.find(({ code }) => code === data.language);
  void shown.show({ ...(info ? { language: info } : {}), ...(data.place ? { place: data.place } : {}) });
});
send({ kind: 'ready', languages });
