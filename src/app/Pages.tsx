import { useDeferredValue, useMemo } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import type { LanguageModule } from '#generated/registry';
import { RootLayout } from './RootLayout.tsx';

/**
 * The page at the browser's address. While a page is on its way, the last one stays: everything below knows
 * the address that is shown, not the one that was asked for.
 */
export function Pages({ module }: { readonly module: LanguageModule }) {
  const location = useLocation();
  const type = useNavigationType();
  const wanted = useMemo(() => ({ location, type }), [location, type]);
  const shown = useDeferredValue(wanted);
  return (
    <Routes location={shown.location}>
      <Route path="*" element={<RootLayout module={module} arrival={shown} loading={shown !== wanted} />} />
    </Routes>
  );
}
