import type { LanguageContent } from '#generated/content';
import type { LanguageModule } from '../language-module.ts';

/** A language as it was generated; unknown paths give its page for unknown addresses. */
export function contentModule({ shell, messages, pages, tours, notFound }: LanguageContent): LanguageModule {
  return {
    shell,
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
