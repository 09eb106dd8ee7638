import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Page } from '../shared/page-data/page.ts';

/**
 * Fetches the typeface for the next page where this document does without it: style sheets give up on it when it is not
 * there soon after the first layout, which may be well before the first paint. It is put in place before another page
 * is painted, where everything changes anyway.
 */
export function useLateFont(page: Page | undefined): void {
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

/** Whether text in this face looks other than in none: the page's title, which is in the letters of its language. */
function isShown({ family }: FontFace): boolean {
  const context = document.createElement('canvas').getContext('2d');
  const widths = [`${family}, monospace`, 'monospace'].map((fonts) => {
    if (context) context.font = `16px ${fonts}`;
    return context?.measureText(document.title).width;
  });
  return widths[0] !== widths[1];
}
