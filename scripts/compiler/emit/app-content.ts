import { hasRemotePictures, type ResolvedLanguage, type ResolvedSite } from '../resolve/resolve-site.ts';

/** What of a site its app is bundled with: no page, and nothing but values that another process can be given. */
export interface AppContent {
  readonly url: string;
  readonly hasRemotePictures: boolean;
  readonly isKeptOffline: boolean;
  readonly languages: readonly Pick<ResolvedLanguage, 'info' | 'messages'>[];
}

export function appContent(site: ResolvedSite): AppContent {
  return {
    url: site.url,
    hasRemotePictures: hasRemotePictures(site),
    isKeptOffline: site.isKeptOffline,
    languages: site.languages.map(({ info, messages }) => ({ info, messages })),
  };
}
