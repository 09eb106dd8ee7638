import { type LoaderFunction, type RouteObject, useLoaderData } from 'react-router-dom';
import type { LanguageModule } from '#generated/registry';
import { localizedPath } from '../domain/language-address.ts';
import type { LanguageInfo, Page } from '../domain/page-data.ts';
import { loadOrReload } from './load-or-reload.ts';
import { loadPage } from './load-page.ts';
import { PageError } from './PageError.tsx';
import { RootLayout } from './RootLayout.tsx';
import { Screen } from './screens.tsx';

const NOT_FOUND_ROUTE = 'not-found';

/** Id of the route that shows an address. */
export function routeId(module: LanguageModule, path: string): string {
  return Object.hasOwn(module.pages, path) ? path : NOT_FOUND_ROUTE;
}

/** The routes of a language: one for each of its pages, and one for all other addresses. */
export function createRoutes(language: LanguageInfo, module: LanguageModule): RouteObject[] {
  const route = (id: string, path: string): RouteObject => ({
    id,
    path,
    caseSensitive: true,
    loader: pageLoader(module, id),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    Component: PageRoute,
    ErrorBoundary: PageError,
  });
  const pages = Object.keys(module.pages).map((path) => route(path, localizedPath(language, path)));
  return [{ Component: RootLayout, children: [...pages, route(NOT_FOUND_ROUTE, '*')] }];
}

function pageLoader(module: LanguageModule, path: string): LoaderFunction {
  const load = () => loadPage(module, path);
  return ({ request }) => (typeof window === 'undefined' ? load() : loadOrReload(request.url, load));
}

function PageRoute() {
  const page = useLoaderData<Page>();
  // A page's state, such as the chosen option, is its own.
  return <Screen key={page.path} page={page} />;
}
