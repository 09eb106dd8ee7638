import type { Messages } from '#generated/messages';
import type { ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import { emittedMessages } from './compiled-site.ts';

/** What screens in a language get from around them; nothing can be loaded. */
export function siteValue(site: ResolvedSite, code = 'it') {
  const found = site.languages.find(({ info }) => info.code === code);
  if (!found) throw new Error(`The site has no language "${code}".`);
  const nobody = () => Promise.reject(new Error('Nobody asks.'));
  return {
    language: found.info,
    languages: site.languages.map((language) => language.info),
    layout: found.layout,
    // Modules of one language are made after the type.
    messages: emittedMessages({ site }, code) as unknown as Messages,
    loadTours: nobody,
    loadPageData: nobody,
  };
}
