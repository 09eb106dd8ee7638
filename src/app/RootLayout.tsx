import { Container } from '@mantine/core';
import { Suspense, use, useMemo, useState } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LanguageSwitcher } from '../features/language/LanguageSwitcher.tsx';
import { locatePath } from '../shared/language-address.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';
import { useScrollRestoration } from '../shared/scroll.ts';
import { IsPrerendered, IsRenderedAtOnce, useSite } from '../shared/site-context.tsx';
import { Banner } from '../ui/Banner/Banner.tsx';
import { ClientOnly, clientPart, ErrorBoundary } from '../ui/hydration/HydrationBoundary.tsx';
import { NoticeOutlet } from '../ui/notices/notices.tsx';
import { TextLanguagesProvider, useLangAttributes } from '../ui/text/text.tsx';
import { PageChange } from './PageChange.tsx';
import { pageUrl } from './page-address.ts';
import { type LanguageModule, usePage } from './page-store.ts';
import { usePrefetch } from './prefetch.ts';
import classes from './RootLayout.module.css';
import { renderScreen } from './screens.tsx';

const CONTENT = 'content';

const extras = clientPart(async () => (await import('./Extras.tsx')).Extras);

interface RootLayoutProps {
  readonly module: LanguageModule;
  /** The address of the page. */
  readonly location: Location;
  /** `Pop`: back, forward, or the first page. */
  readonly type: NavigationType;
}

/** A page and its surroundings: skip link, header, footer, notices, the announcement of page changes. */
export function RootLayout({ module, location, type }: RootLayoutProps) {
  const { language, languages, layout, messages } = useSite();
  const { pathname, hash, key } = location;
  const page = usePage(module, locatePath(languages, pathname).path, key);
  const [first, setFirst] = useState(page);
  // On the way back it is rendered like all others, with the choices of its address at once.
  if (first && page !== first) setFirst(undefined);
  const isPrerendered = use(IsPrerendered) && page === first;
  const { code } = language;
  const around = page?.language ?? code;
  const inMain = useMemo(() => ({ own: code, around, all: languages }), [code, around, languages]);
  useScrollRestoration(location, type);
  usePrefetch(module, page);
  const content = (
    // On the way back a page opens at its old place, and at a mark that the address names.
    <IsRenderedAtOnce value={type === NavigationType.Pop || hash !== ''}>
      <IsPrerendered value={isPrerendered}>
        {/* A page's state, such as the chosen option, is its own. */}
        {page ? (
          <TextLanguagesProvider value={inMain}>{renderScreen(page)}</TextLanguagesProvider>
        ) : (
          <PageError />
        )}
      </IsPrerendered>
    </IsRenderedAtOnce>
  );
  return (
    <>
      <a {...useLangAttributes(layout.language)} href={`#${CONTENT}`} className={classes.skip}>
        {messages.common.skipToContent}
      </a>
      <Suspense>
        <Header
          languages={<LanguageSwitcher />}
          chatMessage={page?.kind === 'package' ? page.variants[0]?.chatMessage : undefined}
        />
      </Suspense>
      <main
        {...useLangAttributes(page?.language)}
        id={CONTENT}
        tabIndex={-1}
        className={classes.main}
        data-page={page && pageKey(language, page)}
      >
        {/* If a prerendered page fails, it is loaded again without the app. */}
        {isPrerendered ? (
          content
        ) : (
          <ErrorBoundary key={pathname} fallback={<PageError />}>
            {content}
          </ErrorBoundary>
        )}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {page && page.kind !== 'notFound' && <p className={classes.address}>{pageUrl(language, page)}</p>}
      <ClientOnly part={extras}>{(Extras) => <Extras />}</ClientOnly>
      <NoticeOutlet />
      <PageChange page={page} />
    </>
  );
}

/** Shown in place of a page that could not be loaded. */
function PageError() {
  const { layout, messages } = useSite();
  return (
    <>
      <Banner title={messages.notices.errorTitle} />
      <Container>
        <p role="alert">{messages.notices.pageFailed}</p>
        {/* A new document, not a page change: what has failed is loaded afresh. */}
        <a href={layout.homeHref} data-new-document>
          {layout.brand}
        </a>
      </Container>
    </>
  );
}

/** Names the page and language of prerendered HTML, so that the browser hydrates only what is the same. */
export function pageKey(language: LanguageInfo, page: Page): string {
  return `${language.code}:${page.path}`;
}
