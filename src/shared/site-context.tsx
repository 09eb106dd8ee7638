import { createContext, use } from 'react';
import type { Messages } from '#generated/messages';
import type { LanguageInfo, SiteLayout } from './page-data/layout.ts';
import type { Page } from './page-data/page.ts';
import type { TourPart } from './page-data/tour-part.ts';

/** The site in the page's language, for every screen. */
export interface SiteContextValue {
  readonly language: LanguageInfo;
  readonly languages: readonly LanguageInfo[];
  readonly layout: SiteLayout;
  readonly messages: Messages;
  /** A part of the searched tours, from 0. */
  readonly loadTours: (part: number) => Promise<TourPart>;
  /** The data of another page, by its address in the default language. */
  readonly loadPageData: (path: string) => Promise<Page>;
}

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** Hands the site's language, layout and messages to everything below. */
export const SiteProvider = SiteContext.Provider;

/**
 * The site in the page's language.
 *
 * @throws outside of `SiteProvider`
 */
export function useSite(): SiteContextValue {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** The app's own texts in the page's language. */
export function useMessages(): Messages {
  return useSite().messages;
}

/** The page is the document's own: its first render has to match the prerendered HTML. */
export const IsPrerendered = createContext(true);

/** False while a page opens at its top: its first screen is rendered before the sections below. */
export const IsRenderedAtOnce = createContext(true);
