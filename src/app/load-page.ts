import { type LanguageModule, loadLanguage } from '#generated/registry';
import type { Page } from '../domain/page-data/page.ts';
import type { LanguageInfo } from '../domain/page-data/shell.ts';
import { loadScreen } from './screens.tsx';

/** Menus, messages and pages of a language. */
export async function loadLanguageModule({ code }: LanguageInfo): Promise<LanguageModule> {
  const load = Object.entries(loadLanguage).find(([known]) => known === code)?.[1];
  if (!load) throw new Error(`No module for the language "${code}".`);
  return (await load()).language;
}

/** Data and code of the page with that path; of the not-found page when there is none. */
export async function loadPage(module: LanguageModule, path: string): Promise<Page> {
  const entry = Object.hasOwn(module.pages, path) ? module.pages[path] : undefined;
  const [{ page }] = await Promise.all([
    entry ? entry.load() : module.notFound(),
    loadScreen(entry?.kind ?? 'notFound'),
  ]);
  return page;
}
