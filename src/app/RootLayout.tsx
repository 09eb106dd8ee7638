import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import type { Page } from '../domain/page-data.ts';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/header/Header.tsx';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { LanguageSwitcher } from '../features/language/LanguageSwitcher.tsx';
import { useSite } from '../i18n/site-context.tsx';
import { NoticeOutlet } from '../ui/notices/NoticeOutlet.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { pageMark } from './page-mark.ts';
import classes from './RootLayout.module.css';
import { usePageChange } from './use-page-change.ts';

const CONTENT = 'content';

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'kind' in value && 'meta' in value;
}

/** What surrounds every page: skip link, header, footer, notices, the announcement of page changes. */
export function RootLayout() {
  const { language, messages } = useSite();
  const data = useMatches().at(-1)?.loaderData;
  const page = isPage(data) ? data : undefined;
  const announcement = usePageChange(page);
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <a href={`#${CONTENT}`} className={classes.skip}>
        {messages.common.skipToContent}
      </a>
      <Header languages={<LanguageSwitcher />} />
      {loading && <div role="progressbar" aria-label={messages.common.loading} className={classes.loading} />}
      <main id={CONTENT} tabIndex={-1} className={classes.main} data-page={page && pageMark(language, page)}>
        <Outlet />
      </main>
      <Footer />
      <LanguageOffer />
      <NoticeOutlet />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <ScrollRestoration />
    </>
  );
}
