import { useMemo } from 'react';
import { useMessages } from '../i18n/site-context.tsx';
import type { LanguageModule } from './language-module.ts';
import classes from './Pages.module.css';
import { RootLayout } from './RootLayout.tsx';

interface PagesProps {
  readonly module: LanguageModule;
  /** Whether another page was asked for and is on its way. */
  readonly isLoading: boolean;
}

/** The page at the router's address. */
export function Pages({ module, isLoading }: PagesProps) {
  const { loading } = useMessages().common;
  // The same element as long as the same page is shown: asking for another renders nothing of it anew.
  const page = useMemo(() => <RootLayout module={module} />, [module]);
  return (
    <>
      {isLoading && <div role="progressbar" aria-label={loading} className={classes.loading} />}
      {page}
    </>
  );
}
