import { languages } from '#generated/registry';
import { localizedPath, locatePath } from '../../domain/language-address.ts';
import { fillTemplate } from '../../domain/message-template.ts';
import type { LanguageInfo } from '../../domain/page-data/shell.ts';
import { keepOffline } from '../../ui/offline/keep-offline.ts';
import { followSaved, savedTours } from '../../ui/saved/saved-tours.ts';
import type { LanguageModule } from '../language-module.ts';

/**
 * Has the pages of the tours that the visitor saves kept to be read without a connection, and the page that shows them
 * side by side; of earlier ones too, where the worker came later than they.
 *
 * @param ended ends it
 */
export function keepSavedTours(module: LanguageModule, language: LanguageInfo, ended: AbortSignal): void {
  const keep = () => void savedPages(module, language).then(keepOffline, () => undefined);
  ended.addEventListener('abort', followSaved(keep));
  keep();
}

/** Addresses of what is saved. */
async function savedPages(module: LanguageModule, language: LanguageInfo): Promise<readonly string[]> {
  const ids = savedTours();
  if (ids.length === 0) return [];
  const { href } = module.shell.compare;
  const page = await module.loadPageData(locatePath(languages, href).path);
  if (page.kind !== 'compare') return [];
  const paths = ids.map((id) => fillTemplate(page.tourPath, { package: id }));
  return [href, ...paths.map((path) => localizedPath(language, path))];
}
