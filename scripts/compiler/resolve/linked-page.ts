import type { LinkTarget } from '../../../schema/navigation.ts';
import { fixedPages, paths } from '../../../schema/paths.ts';
import { must } from '../link/must.ts';
import type { Content } from './sound-content.ts';
import type { SiteTexts } from './texts.ts';

/** A page that something leads to: its own name, and its address in the default language. */
interface LinkedPage {
  readonly label: string;
  readonly path: string;
}

interface Site {
  readonly content: Content;
  readonly texts: SiteTexts<string>;
}

/** The page that a link of the data means. */
export function linkedPage({ content, texts }: Site, target: LinkTarget): LinkedPage {
  const { page, destination, section } = target;
  if (page !== undefined) return fixedPage({ content, texts }, page);
  if (destination !== undefined) {
    const { id, data } = withId(content.destinations, destination);
    return { label: texts.destinations(id).name, path: data.path };
  }
  if (section !== undefined) {
    const { id, data } = withId(content.sections, section);
    return { label: texts.sections(id).name, path: data.path };
  }
  const entry = withId(content.packages, target.package ?? '');
  return { label: texts.packages(entry.id).name, path: paths.package.href(content.site.pages, entry) };
}

function fixedPage({ content, texts }: Site, name: string): LinkedPage {
  const page = must(
    fixedPages.find((known) => known === name),
    name,
  );
  return { label: texts.pages[page].name, path: content.site.pages[page] };
}

function withId<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  return must(
    entries.find((entry) => entry.id === id),
    id,
  );
}
