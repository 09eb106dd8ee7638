let isSettled = false;

/**
 * Puts the typeface in place where it came too late for the document: style sheets then do without it, so that
 * nothing jumps. To be called when another page is shown, where everything changes anyway. Spec §8.
 */
export function adoptLateFont(): void {
  if (isSettled) return;
  isSettled = true;
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const declared = [...document.fonts].find(({ display }) => display === 'optional');
  if (!link || !declared || !cameLate(link.href)) return;
  const { family, weight, style } = declared;
  const face = new FontFace(family.replaceAll('"', ''), `url("${link.href}")`, { weight, style });
  face.load().then(
    () => document.fonts.add(face),
    // The network has failed: another page may try again.
    () => {
      isSettled = false;
    },
  );
}

/** Whether the document was painted before the file was there. */
function cameLate(href: string): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [file] = performance.getEntriesByName(href, 'resource');
  return !paint || !file || file.startTime + file.duration > paint.startTime;
}
