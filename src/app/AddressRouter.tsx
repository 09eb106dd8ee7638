import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, createPath, Router } from 'react-router-dom';
import { languages } from '#generated/registry';
import { locatePath } from '../domain/language-address.ts';
import { isAddressWrite } from '../routing/use-address-state.ts';
import type { LanguageModule } from './language-module.ts';
import { Pages } from './Pages.tsx';
import { followPageLinks } from './page-links.ts';
import { isFetched } from './page-store.ts';

let history: ReturnType<typeof createBrowserHistory>;

/** Begins to follow the browser's history. To be called once, before the router is rendered: it takes its time. */
export function followHistory(): void {
  history = createBrowserHistory({ v5Compat: true });
}

/** A link to where one is leaves no second entry, as in browsers. */
function go(address: string): void {
  if (address === createPath(history.location)) history.replace(address);
  else history.push(address);
}

/**
 * The browser's address as the router's, as soon as its page can be shown: at once if it was fetched ahead. While
 * it is on its way the last page stays, and all below know the address that is shown, not the one asked for.
 */
export function AddressRouter({ module }: { readonly module: LanguageModule }) {
  const [wanted, setWanted] = useState({ location: history.location, action: history.action });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        // A page that notes its choice in the address has shown it already.
        if (isAddressWrite(update.location.state)) startTransition(() => setWanted(update));
        else setWanted(update);
      }),
    [],
  );
  useEffect(() => followPageLinks(go), []);
  const late = useDeferredValue(wanted);
  const { path } = locatePath(languages, wanted.location.pathname);
  const shown = isFetched(module, path) ? wanted : late;
  return (
    <Router
      location={shown.location}
      navigationType={shown.action}
      navigator={history}
      // Rendering at low priority is for pages on their way only.
      useTransitions={false}
    >
      <Pages module={module} isLoading={shown !== wanted} />
    </Router>
  );
}
