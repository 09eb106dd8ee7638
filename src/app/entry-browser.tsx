import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { languages } from '#generated/registry';
import { locatePath } from '../domain/language-address.ts';
import type { LanguageInfo, Page } from '../domain/page-data.ts';
import { restoreScroll } from '../i18n/remembered-scroll.ts';
import { App } from './App.tsx';
import { loadLanguageModule, loadPage } from './load-page.ts';
import { pageMark } from './page-mark.ts';
import { createRoutes, routeId } from './routes.tsx';

/** Whether the document is this page as prerendered; the not-found page stands for many addresses. */
function isPrerendered(root: HTMLElement, language: LanguageInfo, page: Page): boolean {
  const mark = root.querySelector<HTMLElement>('[data-page]')?.dataset.page;
  return page.kind !== 'notFound' && mark === pageMark(language, page);
}

async function start(root: HTMLElement): Promise<void> {
  restoreScroll();
  const { language, path } = locatePath(languages, window.location.pathname);
  const module = await loadLanguageModule(language);
  const page = await loadPage(module, path);
  const router = createBrowserRouter(createRoutes(language, module), {
    hydrationData: { loaderData: { [routeId(module, path)]: page } },
  });
  const app = (
    <App language={language} module={module}>
      <RouterProvider router={router} />
    </App>
  );
  if (isPrerendered(root, language, page)) {
    hydrateRoot(root, app);
  } else {
    const { applyHead } = await import('./apply-head.ts');
    applyHead(language, page);
    createRoot(root).render(app);
  }
  const { startPrefetching } = await import('./prefetch.ts');
  startPrefetching(router, (pathname) => {
    const target = locatePath(languages, pathname);
    if (target.language === language && Object.hasOwn(module.pages, target.path)) {
      loadPage(module, target.path).catch(() => undefined);
    }
  });
}

const root = document.getElementById('root');
// Where it fails, the prerendered page stays, with links that work.
if (root) start(root).catch((error: unknown) => console.error(error));
