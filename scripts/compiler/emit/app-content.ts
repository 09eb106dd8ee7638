import { hasRemotePictures, type ResolvedLanguage, type ResolvedSite } from '../resolve/resolve-site.ts';

/** The part of a site that its app is bundled with: plain values for another process, and no page. */
export interface AppContent {
  readonly url: string;
  readonly hasRemotePictures: boolean;
  readonly worksOffline: boolean;
  readonly languages: readonly Pick<ResolvedLanguage, 'info' | 'messages'>[];
}

export function appContent(site: ResolvedSite): AppContent {
  return {
    url: site.url,
    hasRemotePictures: hasRemotePictures(site),
    worksOffline: site.worksOffline,
    languages: site.languages.map(({ info, messages }) => ({ info, messages })),
  };
}
