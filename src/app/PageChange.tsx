import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { warnMissing } from '../shared/i18n/warn-missing.ts';
import type { Page } from '../shared/page-data/page.ts';
import { useSite } from '../shared/site-context.tsx';
import { documentTitle } from './document-title.ts';
import { useLateFont } from './late-font.ts';

/**
 * Brings the document in line with the page that is shown: head, focus on its title, warnings of missing
 * texts. Announces it.
 */
export function PageChange({ page }: { readonly page: Page | undefined }) {
  const { language, shell } = useSite();
  const { brand } = shell;
  const shown = useRef(page);
  const [announced, announce] = useState({ page, title: '' });
  if (page && announced.page !== page) announce({ page, title: page.meta.title });
  useLateFont(page);

  useEffect(() => {
    if (page) warnMissing(language.code, [...shell.missingTexts, ...page.missingTexts]);
    if (shown.current === page) return;
    shown.current = page;
    if (page) {
      document.title = documentTitle(page.meta.title, brand);
      // What only machines read may come a moment later, or stay away when the network fails.
      import('./apply-head.ts')
        .then(({ applyHead }) => applyHead(language, page, brand))
        .catch(() => undefined);
    }
    if (window.location.hash === '') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, language, shell, brand]);

  return (
    <div role="status">
      <VisuallyHidden>{announced.title}</VisuallyHidden>
    </div>
  );
}
