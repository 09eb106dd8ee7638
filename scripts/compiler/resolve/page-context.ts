import type { SiteLanguage } from '../../../schema/site.ts';
import { chatLink, phoneDigits } from '../../../src/domain/chat-link.ts';
import { localizedPath } from '../../../src/domain/language-address.ts';
import type { MoneyFormat } from '../../../src/domain/money.ts';
import type { BookingLanguages } from '../../../src/domain/page-data/package.ts';
import type { Link, PageMeta, Picture, Question } from '../../../src/domain/page-data/parts.ts';
import type { Content, LinkedImage, LinkTarget } from '../link/content.ts';
import { must } from '../link/must.ts';
import { formatAmount, formatRating, formatShortMoney } from './money.ts';
import { objectPosition } from './object-position.ts';
import { Texts } from './texts.ts';

/** What resolving a page in a language needs: the content, and everything that depends on the language. */
export class PageContext {
  readonly texts: Texts;
  readonly content: Content;
  readonly language: SiteLanguage;

  constructor(content: Content, language: SiteLanguage) {
    this.content = content;
    this.language = language;
    this.texts = new Texts(content, language);
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

  picture(image: LinkedImage, alt = this.texts.text(`images.${image.key}`)): Picture {
    const { src, width, height, remote, focus } = image;
    return {
      src,
      width,
      height,
      alt,
      ...(focus === undefined ? {} : { focus: objectPosition(focus) }),
      ...(remote === undefined ? {} : { remote }),
    };
  }

  image(key: string): LinkedImage {
    return must(this.content.images.get(key), key);
  }

  get moneyFormat(): MoneyFormat {
    return { locale: this.language.locale, currency: this.content.site.currency };
  }

  money(amount: number): string {
    return formatAmount(this.moneyFormat, amount);
  }

  /** "from …", in the short form of the language. */
  shortPriceFrom(amount: number): string {
    const price = formatShortMoney(this.language, this.content.site.currency, amount);
    return this.texts.text('interface.common.priceFrom', { price });
  }

  rating(rating: number): string {
    return formatRating(this.language, rating);
  }

  /** "2 days" or "3 days 2 nights". */
  duration(days: number): string {
    return days > 1
      ? this.texts.text('interface.common.daysAndNights', { days, nights: days - 1 })
      : this.texts.text('interface.common.days', { count: days });
  }

  meta(key: string, image?: LinkedImage): PageMeta {
    return {
      title: this.texts.text(`${key}.title`),
      description: this.texts.text(`${key}.description`),
      ...(image ? { image: { src: image.preview, alt: this.texts.text(`images.${image.key}`) } } : {}),
    };
  }

  chat(message: string): string {
    return chatLink(chatTemplate(this.content), message);
  }

  questions(page: Content['questions'][number]['pages'][number]): readonly Question[] {
    return this.content.questions
      .filter(({ pages }) => pages.includes(page))
      .map(({ id }) => ({
        id,
        question: this.texts.text(`questions.${id}.question`),
        answer: this.texts.text(`questions.${id}.answer`),
      }));
  }

  /** The same in the page's language and, where that is another, in the operator's. */
  inBothLanguages<Words>(resolve: (context: PageContext) => Words): BookingLanguages<Words> {
    const { operatorLanguage, languages } = this.content.site;
    if (this.language.code === operatorLanguage) return { own: resolve(this) };
    const language = must(
      languages.find(({ code }) => code === operatorLanguage),
      operatorLanguage,
    );
    return { own: resolve(this), operator: resolve(new PageContext(this.content, language)) };
  }

  /** A link to a page, with that page's own name. */
  link(target: LinkTarget): Link {
    const { path, nameKey } = targetPage(this.content, target);
    return { label: this.texts.text(nameKey), href: this.href(path) };
  }
}

/** What the addresses of a language start with: nothing for the default language. */
export function languagePrefix(content: Content, language: SiteLanguage): string {
  return language.code === content.site.defaultLanguage ? '' : `/${language.code}`;
}

/** The chat's address with the number filled in and `{text}` left for the message. */
export function chatTemplate({ site }: Content): string {
  return site.chatUrl.replace('{phone}', () => phoneDigits(site.phone));
}

interface TargetPage {
  readonly path: string;
  readonly nameKey: string;
}

function targetPage(content: Content, target: LinkTarget): TargetPage {
  if (target.page !== undefined) {
    const paths: Readonly<Record<string, string>> = content.site.pages;
    return { path: must(paths[target.page], target.page), nameKey: `pages.${target.page}.name` };
  }
  if (target.destination !== undefined) {
    const found = content.destinations.find(({ id }) => id === target.destination);
    const { id, data } = must(found, target.destination);
    return { path: data.path, nameKey: `destinations.${id}.name` };
  }
  if (target.section !== undefined) {
    const { id, data } = must(
      content.sections.find((section) => section.id === target.section),
      target.section,
    );
    return { path: data.path, nameKey: `sections.${id}.name` };
  }
  const id = target.package ?? '';
  const { path } = must(
    content.packages.find((entry) => entry.id === id),
    id,
  );
  return { path, nameKey: `packages.${id}.name` };
}
