import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { interfaceTextsSchema } from '../../../schema/texts/interface.ts';
import type { LanguageInfo, SiteLayout } from '../../../src/shared/page-data/layout.ts';
import type { NotFoundPage } from '../../../src/shared/page-data/page.ts';
import type { TourPart } from '../../../src/shared/page-data/tour-part.ts';
import type { MessageTemplate } from '../../../src/trip/message-template.ts';
import { getEntry } from '../link/invariant.ts';
import type { Drawing } from '../map/base/base-map.ts';
import type { Content, FormerLanguage, Redirect } from './content.ts';
import type { SiteImage } from './images.ts';
import { languageLetters } from './language-letters.ts';
import { resolveLayout } from './layout.ts';
import { regionBaseMap } from './maps.ts';
import { languagePrefix, PageContext } from './page-context.ts';
import { type PageRoute, pageRoutes, resolveNotFound, type ShownPage } from './page-types.ts';
import { pick } from './pick.ts';
import { type MessageGroup, resolveMessages } from './texts.ts';
import { tourParts } from './tour-parts.ts';

/** Texts for visitors without a connection. */
interface OfflineTexts {
  /** Takes `date`. */
  readonly notice: MessageTemplate;
  readonly retry: string;
  readonly title: string;
  readonly text: string;
  readonly keptPages: string;
}

/** Everything that one language shows. */
export interface ResolvedLanguage {
  readonly info: LanguageInfo;
  readonly layout: SiteLayout;
  readonly messages: MessageGroup;
  /** The package of its own typeface, and the letters that its pages may show. */
  readonly typeface?: { readonly name: string; readonly letters: string };
  readonly routes: readonly PageRoute[];
  readonly notFound: NotFoundPage;
  readonly offline: OfflineTexts;
  /** The parts that the search of tours loads; each access resolves them again. */
  readonly tourParts: readonly TourPart[];
  /** All pages with addresses; each access resolves them again. */
  readonly pages: readonly ShownPage[];
}

/** The whole site as it will be shown: final texts, prices, links and pictures. */
export interface ResolvedSite {
  readonly url: string;
  readonly defaultLanguage: string;
  readonly languages: readonly ResolvedLanguage[];
  readonly images: readonly SiteImage[];
  /** Pictures that are drawn rather than found in the data folder. */
  readonly drawings: readonly Drawing[];
  readonly icon: SiteImage;
  /** The operator's own address that counts openings of the chat. */
  readonly chatClicks?: string | undefined;
  readonly externalHosts: ExternalHosts;
  /** True if visited pages are available offline. */
  readonly worksOffline: boolean;
  /** Former addresses without language prefix. */
  readonly redirects: readonly Redirect[];
  /** Languages that the site had once. */
  readonly formerLanguages: readonly FormerLanguage[];
}

/** True if any picture comes from another host. */
export function hasRemotePictures({ images }: ResolvedSite): boolean {
  return images.some(({ remote }) => remote !== undefined);
}

/** Resolves every page in every language. */
export function resolveSite(content: Content): ResolvedSite {
  const map = regionBaseMap(content);
  return {
    url: content.site.url,
    defaultLanguage: content.site.defaultLanguage,
    languages: content.site.languages.map((language) => resolveLanguage(content, language)),
    images: [...content.images.values()],
    drawings: map ? [map.drawing] : [],
    icon: getEntry(content.images, content.site.icon),
    chatClicks: content.site.chatClicks,
    externalHosts: externalHosts(content.site),
    worksOffline: content.site.offline,
    redirects: content.redirects,
    formerLanguages: content.formerLanguages,
  };
}

function resolveLanguage(content: Content, language: SiteLanguage): ResolvedLanguage {
  const newContext = (): PageContext => new PageContext(content, language);
  const context = newContext();
  const routes = pageRoutes(content, newContext);
  return {
    info: languageInfo(context),
    ...resolveApp(context),
    typeface:
      language.typeface === undefined
        ? undefined
        : { name: language.typeface, letters: languageLetters(newContext()) },
    routes,
    notFound: resolveNotFound(newContext()),
    offline: offlineTexts(context),
    get tourParts() {
      const others = content.site.languages.filter((other) => other !== language);
      return tourParts(
        newContext(),
        others.map((other) => new PageContext(content, other)),
      );
    },
    get pages() {
      return routes.map((route) => route.resolve());
    },
  };
}

/** The parts that all pages of a language share: their layout and the texts of the interface. */
function resolveApp(context: PageContext): Pick<ResolvedLanguage, 'layout' | 'messages'> {
  const messages = resolveMessages(interfaceTextsSchema, context.lookup);
  const layout = resolveLayout(context);
  const { missingTexts, lookup } = context;
  const language = lookup.usualLanguage;
  return { messages, layout: { ...layout, language, missingTexts } };
}

function offlineTexts({ texts, templates }: PageContext): OfflineTexts {
  const others = pick(texts.labels.offline, 'retry', 'title', 'text', 'keptPages');
  return { notice: templates.labels.offline.notice({ date: 'date' }), ...others };
}

function languageInfo({ content, language, texts }: PageContext): LanguageInfo {
  const { code, name } = language;
  const { text, accept, dismiss } = texts.interface.languageOffer;
  return {
    ...pick(language, 'code', 'locale', 'name', 'direction'),
    prefix: languagePrefix(content, language),
    isFallback: code === content.site.fallbackLanguage,
    isUnpublished: language.published === false || undefined,
    offer: { text: text({ language: name }), accept: accept({ language: name }), dismiss },
  };
}

/** Origins of other hosts that pages may contact, such as `https://maps.example`. */
export interface ExternalHosts {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  /** The targets of forms, `mailto:` included. */
  readonly forms: readonly string[];
  /** Services that count how often the chat is opened. */
  readonly clickCounters: readonly string[];
}

function externalHosts({ imageHosts, office, contactForm, newsletter, chatClicks }: Site): ExternalHosts {
  return {
    images: imageHosts.map((host) => `https://${host}`),
    frames: [new URL(office.embedUrl).origin],
    forms: [...new Set([contactForm, newsletter].flatMap(formHosts))],
    clickCounters: chatClicks === undefined ? [] : [new URL(chatClicks).origin],
  };
}

function formHosts(target: Site['contactForm']): readonly string[] {
  switch (target.to) {
    case 'endpoint':
      return [new URL(target.url).origin];
    case 'email':
      return ['mailto:'];
    default:
      return [];
  }
}
