import type { SiteContextValue } from './site-context.tsx';

/** What the button that keeps a tour needs of the tour and the site. */
export function saveProps(
  { messages: { common }, shell }: SiteContextValue,
  { id, name }: { readonly id: string; readonly name: string },
) {
  return {
    id,
    label: common.saveTour({ name }),
    compare: { label: common.compare, href: shell.compare.href },
  };
}
