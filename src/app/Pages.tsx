import { useDeferredValue, useMemo } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { LanguageModule } from '#generated/registry';
import { useMessages } from '../i18n/site-context.tsx';
import classes from './Pages.module.css';
import { RootLayout } from './RootLayout.tsx';

/**
 * The page at the browser's address. While a page is on its way, the last one stays: everything below knows
 * the address that is shown, not the one that was asked for.
 */
export function Pages({ module }: { readonly module: LanguageModule }) {
  const location = useLocation();
  const type = useNavigationType();
  const { loading } = useMessages().common;
  const wanted = useMemo(() => ({ location, type }), [location, type]);
  const shown = useDeferredValue(wanted);
  // The same element as long as the same page is shown: asking for another renders nothing of it anew.
  const page = useMemo(
    () => (
      <Routes location={shown.location}>
        <Route path="*" element={<RootLayout module={module} arrival={shown} />} />
      </Routes>
    ),
    [shown, module],
  );
  return (
    <>
      {shown !== wanted && <div role="progressbar" aria-label={loading} className={classes.loading} />}
      {page}
    </>
  );
}
