import { languages, loadMessages } from '#generated/registry';
import { locatePath } from '../../shared/language-address.ts';
import { OFFLINE_BAR, STORED_DATA } from '../../shared/offline.ts';
import type { LanguageInfo, SiteLayout } from '../../shared/page-data/layout.ts';
import type { Page } from '../../shared/page-data/page.ts';
import type { TourPart } from '../../shared/page-data/tour-part.ts';
import { pageName, toursName } from '../../shared/page-name.ts';
import type { LanguageModule } from '../page-store.ts';

/** Path of the document that a host serves for unknown addresses; undefined on all other pages. */
const unknown =
  document.documentElement.dataset.status === '404'
    ? locatePath(languages, window.location.pathname).path
    : undefined;

/** Menus and messages of a language, and how to load its pages from the published site. */
export async function loadLanguageModule({ code }: LanguageInfo): Promise<LanguageModule> {
  const load = Object.entries(loadMessages).find(([known]) => known === code)?.[1];
  if (!load) throw new Error(`No messages for the language "${code}".`);
  const [{ messages }, { layout }] = await Promise.all([
    load(),
    loadData<{ readonly layout: SiteLayout }>(code),
  ]);
  return {
    layout,
    messages,
    loadPageData: async (path) => {
      const name = pageName(path === unknown ? '' : path);
      return (await loadData<{ readonly page: Page }>(`${code}/${name}`)).page;
    },
    loadTours: async (part) =>
      (await loadData<{ readonly tours: TourPart }>(`${code}/${toursName(part)}`)).tours,
  };
}

/** The build writes data as modules beside the app; a document from the cache uses those that were stored with it. */
function loadData<Module>(name: string): Promise<Module> {
  const suffix = document.querySelector(`[${OFFLINE_BAR}]`) ? STORED_DATA : '';
  return import(/* @vite-ignore */ `${import.meta.env.DATA_ADDRESS}/${name}.js${suffix}`);
}
