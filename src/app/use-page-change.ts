import { useEffect, useRef, useState } from 'react';
import type { Page } from '../domain/page-data.ts';
import { useSite } from '../i18n/site-context.tsx';
import { warnMissing } from '../i18n/warn-missing.ts';
import { applyHead } from './apply-head.ts';
import { headOf } from './head.ts';

/**
 * Brings the document in line with the page that is shown: head, focus on its title, warnings of missing
 * texts. Gives what is to be announced. Spec §4 Language.
 */
export function usePageChange(page: Page | undefined): string {
  const { language, frame } = useSite();
  const shown = useRef(page);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => warnMissing(language.code, frame.missingTexts), [language, frame]);

  useEffect(() => {
    if (page) warnMissing(language.code, page.missingTexts);
    if (shown.current === page) return;
    shown.current = page;
    if (page) {
      applyHead(language, headOf(page, language));
      setAnnouncement(page.meta.title);
    }
    if (window.location.hash === '') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, language]);

  return announcement;
}
