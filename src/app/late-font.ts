/** The typeface that this document does without. */
let wanted: Pick<FontFace, 'family' | 'weight' | 'unicodeRange'> | undefined;

/** The same, fetched for the next page. */
let fetched: FontFace | undefined;

/**
 * Fetches the typeface for the next page where this document does without it: style sheets give up on it when it
 * is not there soon after the first layout, which may be well before the first paint.
 */
export function fetchLateFont(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  wanted ??= findMissing();
  if (fetched || !link || !wanted) return;
  const { family, weight, unicodeRange } = wanted;
  const face = new FontFace(unquoted(family), `url("${link.href}")`, { weight, unicodeRange });
  face.load().then(
    () => {
      fetched = face;
    },
    // The network has failed: another page may try again.
    () => undefined,
  );
}

/** Puts the typeface in place. To be called before another page is painted, where everything changes anyway. */
export function adoptLateFont(): void {
  if (!fetched) fetchLateFont();
  else if (!document.fonts.has(fetched)) document.fonts.add(fetched);
}

/** The first typeface of the page's texts, if its style sheet has given up on it. */
function findMissing(): typeof wanted {
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
