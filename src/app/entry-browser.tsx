import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languages } from '#generated/registry';
import { loadLanguageModule } from '#page-source';
import { prepareNumbers } from '../shared/i18n/plural.ts';
import { locatePath } from '../shared/language-address.ts';
import { WORKER_ADDRESS } from '../shared/offline.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';
import { restoreScroll } from '../shared/scroll.ts';
import { IsPrerendered } from '../shared/site-context.tsx';
import { App } from './App.tsx';
import { repeatEarlyPresses } from './early-presses.ts';
import { fetchPage, type LanguageModule } from './page-store.ts';
import { pageKey } from './RootLayout.tsx';
import { PageRouter } from './router.tsx';
import { reloadWithoutApp } from './without-app.ts';

/** True if the document is this page prerendered; the not-found page serves many addresses. */
function isPrerendered(root: HTMLElement, language: LanguageInfo, page: Page): boolean {
  const mark = root.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  return page.kind !== 'notFound' && mark === pageKey(language, page);
}

/** Ends the current task, so that the visitor's input is handled before the next one. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  createTrustedTypesPolicy();
  await nextTask();
  window.history.scrollRestoration = 'manual';
  // The development server's documents have no starter.
  if (import.meta.env.DEV) restoreScroll();
  const { language, path } = locatePath(languages, window.location.pathname);
  const module = await loadLanguageModule(language);
  const page = await fetchPage(module, path);
  prepareNumbers(language.locale);
  await nextTask();
  if (isPrerendered(root, language, page)) {
    // Hydrates in slices, so that the visitor's input goes first.
    const options = { onUncaughtError: reloadWithoutApp };
    startTransition(() => void hydrateRoot(root, renderApp(language, module), options));
    repeatEarlyPresses();
  } else {
    const { applyHead } = await import('./head.ts');
    applyHead(language, page, module.layout.brand);
    const shown = createRoot(root);
    const show = (content: LanguageModule) =>
      shown.render(<IsPrerendered value={false}>{renderApp(language, content)}</IsPrerendered>);
    show(module);
    if (!import.meta.hot) return;
    const { followContent } = await import('./follow-content.ts');
    followContent(language, show);
  }
}

function renderApp(language: LanguageInfo, module: LanguageModule) {
  return (
    <App language={language} module={module}>
      <PageRouter module={module} />
    </App>
  );
}

const root = document.getElementById('root');
// On failure the prerendered page stays, with links that work.
if (root) start(root).catch((error: unknown) => console.error(error));

interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string | null>>): unknown;
}

/**
 * Allows two texts that Trusted Types would refuse: the empty HTML that React writes where the build fills something in,
 * and the address of the service worker. The documents' policy allows no other policy of Trusted Types.
 */
function createTrustedTypesPolicy(): void {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (url) => (url === WORKER_ADDRESS ? url : null),
  });
}
