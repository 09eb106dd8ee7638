import type { LanguageContent } from '#generated/content';
import { languages } from '#generated/registry';
import { locatePath } from '../shared/language-address.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import { applyHead } from './head.ts';
import { contentModule } from './page-source/generated.ts';
import { fetchPage, type LanguageModule } from './page-store.ts';

/** Sent by the development server when content was saved: addresses of the languages' modules, by code. */
interface SavedContent {
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * Shows saved content during editing without reloading the document, so that scroll position and choices stay.
 *
 * @public Loaded on demand, and only while editing.
 */
export function followContent(language: LanguageInfo, show: (module: LanguageModule) => void): void {
  const follow = async ({ modules }: SavedContent) => {
    const address = modules[language.code];
    if (address === undefined) return;
    const saved: { readonly language: LanguageContent } = await import(/* @vite-ignore */ address);
    const module = contentModule(saved.language);
    const page = await fetchPage(module, locatePath(languages, window.location.pathname).path);
    applyHead(language, page, module.layout.brand);
    show(module);
  };
  import.meta.hot?.on('content:saved', (saved: SavedContent) => void follow(saved));
}
