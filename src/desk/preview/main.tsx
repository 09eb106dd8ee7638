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

/** The page on the screen. */
class ShownPage {
  #path = '/';
  #language = languages[0];
  /** Counts pages that were opened otherwise than by a link inside the page. */
  #opened = 0;
  /** The last request: answers to earlier ones are not shown. */
  #asked = 0;
  /** Requests that are not shown yet: a change of the data meanwhile must not lose them. */
  #pending: Wanted = {};

  readonly #notePath = (path: string): void => {
    this.#path = path;
  };

  get language(): LanguageInfo | undefined {
    return this.#language;
  }

  /** The field whose text is to be seen once the page is there. */
  #wantedField: FieldPlace | undefined;

  /** Shows the page as it is now, or another one: in a language, or that of a field. */
  async show(next: Wanted = {}): Promise<void> {
    const wanted = next.path === undefined ? { ...this.#pending, ...next } : next;
    this.#pending = wanted;
    this.#wantedField = next.place ?? this.#wantedField;
    const info = wanted.language ?? this.#language;
    if (!info) {
      tell({ kind: 'blocked' });
      return reloadIfOther();
    }
    this.#asked += 1;
    const request = this.#asked;
    const from = this.#path;
    const query = { in: info.code, path: wanted.path ?? this.#path, ...wanted.place };
    const answer = await ask<PreviewAnswer>('page', query);
    if (request !== this.#asked) return;
    // A link was followed meanwhile.
    if (from !== this.#path) return this.show(wanted);
    if (!answer) tell({ kind: 'blocked' });
    if (!answer || !areOwn(answer.site.languages)) return reloadIfOther();
    // The page that was shown is no page any more, such as that of a tour that was removed.
    if (answer.page.kind === 'notFound' && wanted.path === undefined && this.#path !== '/')
      return this.show({ ...wanted, path: '/' });
    const module = await languageModule(info, answer);
    await fetchPage(module, answer.path);
    if (request !== this.#asked) return;
    if (info !== this.#language || answer.path !== this.#path) {
      if (answer.path !== this.#path) window.scrollTo({ top: 0, behavior: 'instant' });
      this.#opened += 1;
    }
    this.#pending = {};
    this.#path = answer.path;
    this.#language = info;
    applyHead(info, answer.page, answer.layout.brand);
    this.#render(info, module);
    tell({ kind: 'shown', language: info.code, isCurrent: answer.isCurrent });
    await this.#reveal();
  }

  /** Scrolls to the text of a field: of a page that is still to come, once it is there. */
  async reveal(place: FieldPlace): Promise<void> {
    this.#wantedField = place;
    if (Object.keys(this.#pending).length === 0) await this.#reveal();
  }

  async #reveal(): Promise<void> {
    const place = this.#wantedField;
    if (!place || !this.#language) return;
    this.#wantedField = undefined;
    const query = { in: this.#language.code, path: this.#path, ...place };
    await reveal((await ask<readonly ShownPlace[]>('shown', query)) ?? []);
  }

  /** Asks which field has a text that was clicked, and tells the desk. */
  async findField(texts: readonly string[], row: string): Promise<void> {
    if (!this.#language) return;
    const query = [
      ['in', this.#language.code],
      ['path', this.#path],
      ['row', row],
      ...texts.map((text) => ['text', text]),
    ];
    const place = await ask<FieldPlace>('field', query);
    if (place) tell({ kind: 'field', place });
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
      return (await ask<PreviewAnswer>('page', { in: info.code, path: wanted }))?.page ?? answer.page;
    },
    loadTours: async (part) =>
      (await ask<TourPart>('tours', { in: info.code, part: String(part) })) ??
      Promise.reject(new Error('No tours.')),
  };
}

/** Notes which page a link has opened. */
function FollowAddress({ onFollow }: { readonly onFollow: (path: string) => void }) {
  const { pathname } = useLocation();
  useEffect(() => onFollow(locatePath(languages, pathname).path), [onFollow, pathname]);
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

listenToClicks({
  isOtherLanguage: (address) => locatePath(languages, address).language !== shown.language,
  open: (address) => void shown.show(locatePath(languages, new URL(address, window.location.href).pathname)),
  findField: (texts, row) => void shown.findField(texts, row),
});

// A typeface that is not there at first is not used later.
await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`).catch(() => []);
// The desk chooses the language.
dismissOffer();
// Earlier messages are left out: the desk sends its wish again.
window.addEventListener('message', ({ data, source, origin }: MessageEvent<RevealMessage | ShowMessage>) => {
  if (source !== window.parent || origin !== window.location.origin) return;
  if (data.kind === 'reveal') void shown.reveal(data.place);
  if (data.kind !== 'show') return;
  // Without one, the language that was asked for last is shown, even if its page is still to come.
  const info = languages.find(({ code }) => code === data.language);
  void shown.show({ ...(info ? { language: info } : {}), ...(data.place ? { place: data.place } : {}) });
});
tell({ kind: 'ready', languages });
