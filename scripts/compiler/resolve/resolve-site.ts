import { interfaceTextsSchema } from '../../../schema/texts/interface.ts';
import type { LanguageInfo, SiteFrame } from '../../../src/domain/page-data/frame.ts';
import type { NotFoundPage, Page } from '../../../src/domain/page-data/page.ts';
import type { Content, LinkedImage, Redirect } from '../link/content.ts';
import { mustGet } from '../link/must.ts';
import type { Drawing } from '../map/map-sheet.ts';
import { destinationPage, destinationsPage } from './destination-pages.ts';
import { aboutPage, contactPage, notFoundPage, sectionPage } from './fixed-pages.ts';
import { resolveFrame } from './frame.ts';
import { homePage } from './home-page.ts';
import { type MessageGroup, resolveMessages } from './messages.ts';
import { packagePage } from './package-page.ts';
import { languagePrefix, PageContext } from './page-context.ts';
import { regionSheet } from './region-map.ts';
import { structuredData, type Thing } from './structured-data.ts';

/** Everything that one language shows. */
export interface ResolvedLanguage {
  readonly info: LanguageInfo;
  readonly frame: SiteFrame;
  readonly messages: MessageGroup;
  readonly pages: readonly Exclude<Page, NotFoundPage>[];
  readonly notFound: NotFoundPage;
  /** What each page says to search engines, by its path. */
  readonly structuredData: ReadonlyMap<string, Thing>;
}

/** The whole site as it will be shown: final texts, prices, links and pictures. */
export interface ResolvedSite {
  readonly url: string;
  readonly defaultLanguage: string;
  readonly languages: readonly ResolvedLanguage[];
  readonly images: readonly LinkedImage[];
  /** Pictures that are drawn rather than found in the data folder. */
  readonly drawings: readonly Drawing[];
  readonly icon: LinkedImage;
  /** Former addresses without language prefix. */
  readonly redirects: readonly Redirect[];
}

/** Resolves every page in every language. */
export function resolveSite(content: Content): ResolvedSite {
  const sheet = regionSheet(content);
  return {
    url: content.site.url,
    defaultLanguage: content.site.defaultLanguage,
    languages: content.site.languages.map((language) => resolveLanguage(content, language)),
    images: [...content.images.values()],
    drawings: sheet ? [sheet.drawing] : [],
    icon: mustGet(content.images, content.site.icon),
    redirects: content.redirects,
  };
}

function resolveLanguage(content: Content, language: Content['site']['languages'][number]): ResolvedLanguage {
  const context = new PageContext(content, language);
  const { texts } = context;
  const messages = resolveMessages(interfaceTextsSchema, texts);
  const frame = resolveFrame(context);
  const { code, locale, name, direction } = language;
  const offer = {
    text: texts.text('interface.languageOffer.text'),
    accept: texts.text('interface.languageOffer.accept'),
    dismiss: texts.text('interface.languageOffer.dismiss'),
  };
  const pages = resolvePages(content, () => new PageContext(content, language));
  return {
    info: { code, locale, name, direction, prefix: languagePrefix(content, language), offer },
    frame: { ...frame, missingTexts: texts.missing },
    messages,
    pages,
    notFound: notFoundPage(new PageContext(content, language)),
    structuredData: new Map(
      pages.map((page) => [page.path, structuredData(new PageContext(content, language), page)]),
    ),
  };
}

/** Each page has a context of its own, which remembers the texts missing on it. */
function resolvePages(content: Content, context: () => PageContext): ResolvedLanguage['pages'] {
  return [
    homePage(context()),
    destinationsPage(context()),
    aboutPage(context()),
    contactPage(context()),
    ...content.destinations.map((destination) => destinationPage(context(), destination)),
    ...content.sections.map((section) => sectionPage(context(), section)),
    ...content.packages.map((entry) => packagePage(context(), entry)),
  ];
}
