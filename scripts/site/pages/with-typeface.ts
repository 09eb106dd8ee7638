import type { HeadTypeface } from './page-job.ts';

/** The declaration of a typeface that is fetched; those that stand in for it are on the device. */
const FETCHED_FACE = /@font-face\s*\{[^{}]*\burl\([^{}]*\}/g;

/** The styles of a document with a typeface in place of the site's own, of which nothing is fetched then. */
export function withTypeface(styles: string, typeface: HeadTypeface | undefined): string {
  return typeface ? styles.replaceAll(FETCHED_FACE, '') + typeface.style : styles;
}
