import { localizedPath, locatePath } from '../domain/language-address.ts';
import { fillTemplate } from '../domain/message-template.ts';
import type { SiteContextValue } from '../i18n/site-context.tsx';
import { keepOffline } from '../ui/offline/keep-offline.ts';
import { followSaved, savedText, savedTours } from '../ui/saved/saved-tours.ts';

/**
 * Has the pages of kept tours, and the page that lists these, kept on the device in the language of the page that is
 * shown, to be read without a connection.
 *
 * @returns ends it
 */
export function keepSavedOffline({
  language,
  languages,
  shell: { compare },
  loadPageData,
}: SiteContextValue): () => void {
  let told = '';

  async function tell(): Promise<void> {
    const slugs = savedTours();
    if (slugs.length === 0) return keepOffline([]);
    const page = await loadPageData(locatePath(languages, compare.href).path);
    if (page.kind !== 'compare') return;
    const tours = slugs.map((slug) =>
      localizedPath(language, fillTemplate(page.tourPath, { package: slug })),
    );
    keepOffline([compare.href, ...tours]);
  }

  function follow() {
    const text = savedText();
    if (text === told) return;
    told = text;
    tell().catch(() => undefined);
  }

  follow();
  return followSaved(follow);
}
