import { VisuallyHidden } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { warnMissing } from '../shared/i18n/warn-missing.ts';
import type { Page } from '../shared/page-data/page.ts';
import { useSite } from '../shared/site-context.tsx';
import { documentTitle } from './document-title.ts';

/**
 * Updates the document for the shown page: head, focus on its title, warnings of missing texts, announcement to screen
 * readers.
 */
export function PageChange({ page }: { readonly page: Page | undefined }) {
  const { language, layout } = useSite();
  const { brand } = layout;
  const shown = useRef(page);
  const [announced, announce] = useState({ page, title: '' });
  if (page && announced.page !== page) announce({ page, title: page.meta.title });
  useLateFont(page);

  useEffect(() => {
    if (page) warnMissing(language.code, [...layout.missingTexts, ...page.missingTexts]);
    if (shown.current === page) return;
    shown.current = page;
    if (page) {
      document.title = documentTitle(page.meta.title, brand);
      // The rest of the head is for machines: it may come later, or not at all when the network fails.
      import('./head.ts').then(({ applyHead }) => applyHead(language, page, brand)).catch(() => undefined);
    }
    if (window.location.hash === '') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [page, language, layout, brand]);

  return (
    <div role="status">
      <VisuallyHidden>{announced.title}</VisuallyHidden>
    </div>
  );
}

/**
 * Fetches the typeface for the next page if this document is shown without it: with `font-display: optional` a browser
 * does not use it unless it arrives soon after the first layout. It is added before another page is painted, when
 * everything changes anyway.
 */
function useLateFont(page: Page | undefined): void {
  const font = useRef<Promise<FontFace | undefined>>(undefined);
  const fetched = useRef<FontFace>(undefined);
  const shown = useRef(page);

  useLayoutEffect(() => {
    if (shown.current !== page && fetched.current) document.fonts.add(fetched.current);
    shown.current = page;
  }, [page]);

  useEffect(() => {
    if (!page) return;
    font.current ??= fetchFont();
    void font.current.then((face) => {
      fetched.current = face;
      // The network may have failed: another page tries again.
      if (!face) font.current = undefined;
    });
  }, [page]);
}

async function fetchFont(): Promise<FontFace | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const wanted = findMissing();
  if (!link || !wanted) return undefined;
  const { family, weight, unicodeRange } = wanted;
  const face = new FontFace(unquoted(family), `url("${link.href}")`, { weight, unicodeRange });
  return face.load().catch(() => undefined);
}

/** The first typeface of the page's texts, if its style sheet has given up on it. */
function findMissing(): FontFace | undefined {
  const [first = ''] = getComputedStyle(document.body).fontFamily.split(',');
  return [...document.fonts].find(
    (face) => face.display === 'optional' && unquoted(face.family) === unquoted(first) && !isShown(face),
  );
}

function unquoted(family: string): string {
  return family.replaceAll(/["']/g, '').trim();
}

/** True if a typeface changes the width of the page's title, which is in the letters of its language. */
function isShown({ family }: FontFace): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widths = [`${family}, monospace`, 'monospace'].map((fonts) => {
    if (context) context.font = `16px ${fonts}`;
    return context?.measureText(document.title).width;
  });
  return widths[0] !== widths[1];
}
