import { tourSlug } from './compared-tours.ts';
import type { SiteContextValue } from './site-context.tsx';

/**
 * What the button that keeps a tour needs of the tour and the site.
 *
 * @param tour its name, and the address of its page in whichever language
 */
export function saveProps(
  { messages: { common }, shell }: SiteContextValue,
  { href, name }: { readonly href: string; readonly name: string },
) {
  return {
    slug: tourSlug(href),
    label: common.saveTour({ name }),
    compare: { label: common.compare, href: shell.compare.href },
  };
}
