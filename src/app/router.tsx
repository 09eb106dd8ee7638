import { useDeferredValue, useEffect, useMemo } from 'react';
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { languages } from '#generated/registry';
import { locatePath } from '../shared/language-address.ts';
import { OFFLINE_BAR } from '../shared/offline.ts';
import { useMessages } from '../shared/site-context.tsx';
import { isFetched, type LanguageModule } from './page-store.ts';
import classes from './RootLayout.module.css';
import { RootLayout } from './RootLayout.tsx';

interface RouterProps {
  readonly module: LanguageModule;
}

/**
 * The pages of a language at the browser's address. An address names a language and a page (`language-address.ts`);
 * the page's data name its type, and that its component (`screens.tsx`).
 */
export function PageRouter({ module }: RouterProps) {
  return (
    // Pages that were fetched ahead are shown at once; `Pages` itself defers the others.
    <BrowserRouter useTransitions={false}>
      <Pages module={module} />
    </BrowserRouter>
  );
}

/** The page at the router's address as soon as it can be shown; while it loads, the last page stays. */
export function Pages({ module }: RouterProps) {
  const { loading } = useMessages().common;
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const wanted = useMemo(() => ({ location, type }), [location, type]);
  const late = useDeferredValue(wanted);
  const { path } = locatePath(languages, location.pathname);
  const shown = isFetched(module, path) ? wanted : late;
  useEffect(() => followPageLinks((address, replace) => void navigate(address, { replace })), [navigate]);
  // Memoized, so that a request for another page does not render the shown one again.
  const page = useMemo(() => <RootLayout module={module} {...shown} />, [module, shown]);
  return (
    <>
      {shown !== wanted && <div role="progressbar" aria-label={loading} className={classes.loading} />}
      {page}
    </>
  );
}

/**
 * The address of the page that a link opens within this document; undefined for links to other sites, other windows,
 * files, and those with `data-new-document`, such as a change of language. Links of a document from the cache always
 * load documents, which show their own day.
 */
export function pageAddress(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? '';
  const isOwn = href.startsWith('/') && !href.startsWith('//');
  const isStored = document.querySelector(`[${OFFLINE_BAR}]`) !== null;
  const isElsewhere = isStored || link.matches('[target], [download], [data-new-document]');
  return isOwn && !isElsewhere ? href : undefined;
}

/**
 * Follows links to pages of the site without loading a document. One listener for all of them: a link is plain
 * HTML, and costs nothing to render.
 *
 * @param go `replace` for a link to the shown page, which leaves no second entry in the history, as in browsers
 * @returns stops following
 */
function followPageLinks(go: (address: string, replace: boolean) => void): () => void {
  const follow = (event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // Held keys ask for another tab, window or file.
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const address = link ? pageAddress(link) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    go(address, address === pathname + search + hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
