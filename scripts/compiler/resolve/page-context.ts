import { memoize } from '../../../schema/memoize.ts';
import type { LinkTarget } from '../../../schema/navigation.ts';
import { fixedPages, paths } from '../../../schema/paths.ts';
import type { Questions } from '../../../schema/questions.ts';
import type { SiteLanguage } from '../../../schema/site.ts';
import type { MoneyFormat, MoneyParts } from '../../../src/pricing/money.ts';
import { localizedPath } from '../../../src/shared/language-address.ts';
import type { BookingLanguages } from '../../../src/shared/page-data/package.ts';
import type { Link, MarkedText, PageMeta, Picture, Question } from '../../../src/shared/page-data/parts.ts';
import type { Duration } from '../../../src/trip/duration.ts';
import type { MessageTemplate } from '../../../src/trip/message-template.ts';
import { findById, invariant } from '../link/invariant.ts';
import type { Content } from './content.ts';
import type { SiteImage } from './images.ts';
import { createMoneyFormat, formatAmount, formatRating, formatShortMoney } from './money.ts';
import { type SiteTexts, Texts } from './texts.ts';

type AnsweredQuestion = Questions['questions'][number];

/** A part that many pages show, and the keys of its texts that are missing in the language. */
interface CachedPart {
  readonly part: unknown;
  readonly missing: readonly string[];
}

/** The parts of pages of each language, by their names. */
const cachedParts = memoize((_content: Content) =>
  memoize((_language: SiteLanguage) => new Map<string, CachedPart>()),
);

/** Everything that resolving a page in a language needs. */
export class PageContext {
  /** Finds texts by their keys. */
  readonly lookup: Texts;
  readonly content: Content;
  readonly language: SiteLanguage;
  readonly moneyFormat: MoneyFormat;
  readonly #cachedParts: Map<string, CachedPart>;
  /** The context of the operator's language, made when it is first needed. */
  #operator: PageContext | undefined;

  constructor(content: Content, language: SiteLanguage) {
    this.content = content;
    this.language = language;
    const { site } = content;
    this.moneyFormat = createMoneyFormat(language, site);
    this.lookup = new Texts(content, language);
    this.#cachedParts = cachedParts(content)(language);
  }

  /** Final texts. */
  get texts(): SiteTexts<string> {
    return this.lookup.all;
  }

  /** Texts with their language where that is another than the page's. */
  get marked(): SiteTexts<MarkedText> {
    return this.lookup.marked;
  }

  /** Messages that the app fills in: each value given here is the name by which the app gives it. */
  get templates(): SiteTexts<MessageTemplate> {
    return this.lookup.templates;
  }

  /** The keys asked for so far whose text is missing in the language. */
  get missingTexts(): readonly string[] {
    return this.lookup.missing;
  }

  /**
   * Resolves a part that many pages of the language show, once; pages that take it from the cache miss its texts, too.
   *
   * @param name unique among the parts
   */
  cachePart<Part>(name: string, resolve: () => Part): Part {
    const cached = this.#cachedParts.get(name);
    if (cached) {
      this.lookup.addMissing(cached.missing);
      return cached.part as Part;
    }
    const resolved = this.lookup.collectMissing(resolve);
    this.#cachedParts.set(name, resolved);
    return resolved.part;
  }

  /** The address of a page in this language. */
  href(path: string): string {
    return localizedPath(
      { code: this.language.code, prefix: languagePrefix(this.content, this.language) },
      path,
    );
  }

  /** The full web address of a page in this language. */
  url(path: string): string {
    return new URL(this.href(path), this.content.site.url).href;
  }

  /** The file of a picture, with everything that the build knows about it. */
  image(key: string): SiteImage {
    return invariant(this.content.images.get(key), key);
  }

  /**
   * A picture as pages show it.
   *
   * @param alt in place of the picture's own text
   */
  picture(key: string, alt = this.texts.images(key)): Picture {
    const { src, width, height, remote, focus } = this.image(key);
    return {
      src,
      width,
      height,
      alt,
      focus: focus && objectPosition(focus),
      remote,
    };
  }

  /** An amount of minor units in full, in its parts. */
  money(amount: number): MoneyParts {
    return formatAmount(this.moneyFormat, amount);
  }

  /** An amount of minor units in full. */
  moneyText(amount: number): string {
    const { before, figure, after } = this.money(amount);
    return `${before}${figure}${after}`;
  }

  /** "from …", in the short form of the language; the amount in minor units. */
  shortPriceFrom(amount: number): string {
    const price = formatShortMoney(this.language, this.moneyFormat, amount);
    return this.texts.interface.common.priceFrom({ price });
  }

  /** A rating and its text, where there is one. */
  rating(rating: number | undefined): { readonly rating?: number; readonly ratingText?: string } {
    return rating === undefined ? {} : { rating, ratingText: formatRating(this.language, rating) };
  }

  /** The short name of the time zone of all times. */
  get timeZone(): string {
    return this.language.timeZone ?? this.content.site.timeZone;
  }

  /** "2 days", "3 days 2 nights" or "4 hours". */
  duration(duration: Duration): string {
    const { common } = this.texts.interface;
    if ('hours' in duration) return common.hours({ count: duration.hours });
    const { days, nights } = duration;
    return nights > 0 ? common.daysAndNights({ days, nights }) : common.days({ count: days });
  }

  /** @param image key of the picture for shared links to the page */
  meta({ title, description }: Pick<PageMeta, 'description' | 'title'>, image?: string): PageMeta {
    if (image === undefined) return { title, description };
    return { title, description, image: { src: this.image(image).preview, alt: this.texts.images(image) } };
  }

  /**
   * The questions that a page answers: those that name the page first, then those of all pages of its type.
   *
   * @param namesPage whether a question names the page; undefined if it names none
   */
  questions(
    type: AnsweredQuestion['pages'][number],
    namesPage: (question: AnsweredQuestion) => boolean | undefined = () => undefined,
  ): readonly Question[] {
    const answered = this.content.questions.filter(({ pages }) => pages.includes(type));
    const sorted = [true, undefined].flatMap((named) =>
      answered.filter((question) => namesPage(question) === named),
    );
    return sorted.map(({ id }) => this.question(id));
  }

  /** A question with its answer. */
  question(id: string): Question {
    const { question, answer } = this.texts.questions(id);
    return { id, question, answer, language: this.marked.questions(id).answer.language };
  }

  /** Resolves texts in the page's language and, where that is another, in the operator's. */
  inBothLanguages<Texts>(resolve: (context: PageContext) => Texts): BookingLanguages<Texts> {
    const { operatorLanguage, languages } = this.content.site;
    if (this.language.code === operatorLanguage) return { own: resolve(this) };
    const language = invariant(
      languages.find(({ code }) => code === operatorLanguage),
      operatorLanguage,
    );
    this.#operator ??= new PageContext(this.content, language);
    return { own: resolve(this), operator: resolve(this.#operator) };
  }

  /** A link to a page, with that page's own name. */
  link(target: LinkTarget): Link {
    const { label, path } = linkedPage(this, target);
    return { label, href: this.href(path) };
  }
}

/** The start of a language's addresses: nothing for the default language. */
export function languagePrefix(content: Content, language: SiteLanguage): string {
  return language.code === content.site.defaultLanguage ? '' : `/${language.code}`;
}

/** The name of a page in the language of the context, and its path in the default language. */
interface LinkedPage {
  readonly label: string;
  readonly path: string;
}

/** The pages that a link may name, each by its id. */
const linkedPages: {
  readonly [Name in keyof LinkTarget]-?: (context: PageContext, id: string) => LinkedPage;
} = {
  page: fixedPage,
  destination: ({ content, texts }, id) => ({
    label: texts.destinations(id).name,
    path: findById(content.destinations, id).data.path,
  }),
  section: ({ content, texts }, id) => ({
    label: texts.sections(id).name,
    path: findById(content.sections, id).data.path,
  }),
  package: ({ content, texts }, id) => ({
    label: texts.packages(id).name,
    path: paths.package.href(content.site.pages, findById(content.packages, id)),
  }),
  ownPage: ({ content, texts }, id) => ({
    label: texts['own-pages'](id).name,
    path: findById(content.entries.pages, id).value.path,
  }),
};

function linkedPage(context: PageContext, target: LinkTarget): LinkedPage {
  const [found] = Object.entries(linkedPages).flatMap(([name, page]) => {
    const id = target[name as keyof LinkTarget];
    return id === undefined ? [] : page(context, id);
  });
  return invariant(found, 'link');
}

function fixedPage({ content, texts }: PageContext, name: string): LinkedPage {
  const page = invariant(
    fixedPages.find((known) => known === name),
    name,
  );
  return { label: texts.pages[page].name, path: content.site.pages[page] };
}

/** The value of `object-position`, such as "60% 40%". */
function objectPosition({ x, y }: { readonly x: number; readonly y: number }): string {
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
  return `${percent(x)} ${percent(y)}`;
}
