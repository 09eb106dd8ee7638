import { type LanguageContent, loadContent } from '#generated/content';
import type { LanguageInfo } from '../../shared/page-data/shell.ts';
import type { LanguageModule } from '../language-module.ts';
import { contentModule } from './content-module.ts';

/** Menus and messages of a language, and how to load its pages, while the site is being edited. */
export async function loadLanguageModule({ code }: LanguageInfo): Promise<LanguageModule> {
  const load = Object.entries(loadContent).find(([known]) => known === code)?.[1];
  if (!load) throw new Error(`No module for the language "${code}".`);
  const { language }: { readonly language: LanguageContent } = await load();
  return contentModule(language);
}
