import { createRoot, hydrateRoot } from 'react-dom/client';
import { type LanguageModule, languages } from '#generated/registry';
import { locatePath } from '../domain/language-address.ts';
import type { Page } from '../domain/page-data/page.ts';
import type { LanguageInfo } from '../domain/page-data/shell.ts';
import { restoreScroll } from '../i18n/remembered-scroll.ts';
import { AddressRouter } from './AddressRouter.tsx';
import { App } from './App.tsx';
import { loadLanguageModule } from './load-page.ts';
import { pageMark } from './page-mark.ts';
import { fetchPage } from './page-store.ts';
import { firstEntry, jumpTo, positionOf } from './scroll-positions.ts';

/** Whether the document is this page as prerendered; the not-found page stands for many addresses. */
function isPrerendered(root: HTMLElement, language: LanguageInfo, page: Page): boolean {
  const mark = root.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  return page.kind !== 'notFound' && mark === pageMark(language, page);
}

async function start(root: HTMLElement): Promise<void> {
  window.history.scrollRestoration = 'manual';
  const left = positionOf(firstEntry());
  if (left > 0) jumpTo(left);
  restoreScroll();
  const { language, path } = locatePath(languages, window.location.pathname);
  const module = await loadLanguageModule(language);
  const page = await fetchPage(module, path);
  const app = appOf(language, module);
  if (isPrerendered(root, language, page)) {
    hydrateRoot(root, app);
  } else {
    const { applyHead } = await import('./apply-head.ts');
    applyHead(language, page);
    const shown = createRoot(root);
    shown.render(app);
    if (!import.meta.hot) return;
    const { followContent } = await import('./follow-content.ts');
    followContent(language, (saved) => shown.render(appOf(language, saved)));
  }
}

function appOf(language: LanguageInfo, module: LanguageModule) {
  return (
    <App language={language} module={module}>
      <AddressRouter module={module} />
    </App>
  );
}

const root = document.getElementById('root');
// Where it fails, the prerendered page stays, with links that work.
if (root) start(root).catch((error: unknown) => console.error(error));
