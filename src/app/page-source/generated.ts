import { type LanguageContent, loadContent } from '#generated/content';
import type { LanguageInfo } from '../../shared/page-data/layout.ts';
import type { LanguageModule } from '../page-store.ts';

/** Menus and messages of a language, and how to load its pages, while the site is being edited. */
export async function loadLanguageModule({ code }: LanguageInfo): Promise<LanguageModule> {
  const load = Object.entries(loadContent).find(([known]) => known === code)?.[1];
  if (!load) throw new Error(`No module for the language "${code}".`);
  const { language }: { readonly language: LanguageContent } = await load();
  return contentModule(language);
}

/** A language as it was generated; unknown paths give its page for unknown addresses. */
export function contentModule({ layout, messages, pages, tours, notFound }: LanguageContent): LanguageModule {
  return {
    layout,
    messages,
    loadPageData: async (path) => {
      const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
      return (await (load ?? notFound)()).page;
    },
    loadTours: async (part) => {
      const load = tours[part];
      if (!load) throw new Error(`There is no part ${part} of the tours.`);
      return (await load()).tours;
    },
  };
}
