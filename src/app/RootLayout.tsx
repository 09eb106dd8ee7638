import { Suspense, useMemo } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { locatePath } from '../domain/language-address.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LanguageSwitcher } from '../features/language/LanguageSwitcher.tsx';
import { useSite } from '../i18n/site-context.tsx';
import { useScrollRestoration } from '../routing/scroll.ts';
import { WholeAtOnce } from '../ui/hooks/use-after-first-frame.ts';
import { Late, latePart } from '../ui/late.tsx';
import { NoticeOutlet } from '../ui/notices/NoticeOutlet.tsx';
import { TextLanguagesProvider, useLanguageMark } from '../ui/text/language-mark.ts';
import { Slice } from '../ui/waking/Slice.tsx';
import type { LanguageModule } from './language-module.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageChange } from './PageChange.tsx';
import { PageError } from './PageError.tsx';
import { pageMark } from './page-mark.ts';
import { usePage } from './page-store.ts';
import { usePrefetch } from './prefetch.ts';
import classes from './RootLayout.module.css';
import { renderScreen } from './screens.tsx';

const CONTENT = 'content';

const Extras = latePart(async () => (await import('./Extras.tsx')).Extras);

interface RootLayoutProps {
  readonly module: LanguageModule;
  /** The address of the page. */
  readonly location: Location;
  /** `Pop`: back, forward, or the first page. */
  readonly type: NavigationType;
}

/** A page and its surroundings: skip link, header, footer, notices, the announcement of page changes. */
export function RootLayout({ module, location, type }: RootLayoutProps) {
  const { language, languages, shell, messages } = useSite();
  const { pathname, hash, key } = location;
  const page = usePage(module, locatePath(languages, pathname).path, key);
  const { code } = language;
  const around = page?.language ?? code;
  const inMain = useMemo(() => ({ own: code, around, all: languages }), [code, around, languages]);
  useScrollRestoration(location, type);
  usePrefetch(module, page);
  return (
    <>
      <a {...useLanguageMark(shell.language)} href={`#${CONTENT}`} className={classes.skip}>
        {messages.common.skipToContent}
      </a>
      <Suspense>
        <Header
          languages={<LanguageSwitcher />}
          chatMessage={page?.kind === 'package' ? page.variants[0]?.chatMessage : undefined}
        />
      </Suspense>
      <main
        {...useLanguageMark(page?.language)}
        id={CONTENT}
        tabIndex={-1}
        className={classes.main}
        data-page={page && pageMark(language, page)}
      >
        <PageBoundary key={pathname}>
          {/* On the way back a page opens at its old place, and at a mark that the address names. */}
          <WholeAtOnce value={type === NavigationType.Pop || hash !== ''}>
            {page ? (
              <TextLanguagesProvider value={inMain}>{renderScreen(page)}</TextLanguagesProvider>
            ) : (
              <PageError />
            )}
          </WholeAtOnce>
        </PageBoundary>
      </main>
      <Slice>
        <Footer />
      </Slice>
      <Late>
        <Extras />
      </Late>
      <NoticeOutlet />
      <PageChange page={page} />
    </>
  );
}
