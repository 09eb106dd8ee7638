import { IntlMessageFormat } from 'intl-messageformat';
import type { SiteLanguage } from '../../../schema/site.ts';
import type { MarkedText } from '../../../src/domain/page-data/parts.ts';
import { type Translation, translate } from '../../../src/i18n/translate.ts';
import { isMessage } from '../link/check-message.ts';
import type { Content } from '../link/content.ts';
import { must } from '../link/must.ts';

/** What texts are looked up in. */
export type TextSource = Pick<Content, 'dictionaries' | 'site'>;

type Values = Readonly<Record<string, string | number>>;

/** Texts of one language for one page; remembers which of them are missing. */
export class Texts {
  readonly #missing = new Set<string>();
  readonly #content: TextSource;
  readonly language: SiteLanguage;

  constructor(content: TextSource, language: SiteLanguage) {
    this.#content = content;
    this.language = language;
  }

  /** The keys asked for so far whose text is missing in the language. Spec §4. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** The text of a key, with its values filled in. */
  text(key: string, values?: Values): string {
    return this.#format(this.find(key), values);
  }

  /** The text of a key, with its language where that is another than the page's. */
  marked(key: string): MarkedText {
    const found = this.find(key);
    return found.source === 'fallback'
      ? { text: this.#format(found), language: found.language }
      : { text: this.#format(found) };
  }

  /** The texts of a list: all in the language, or, where it has none of them, all in the fallback. */
  list(key: string): readonly string[] {
    const { dictionaries, site } = this.#content;
    const own = countEntries(dictionaries.get(this.language.code), key);
    const count = own > 0 ? own : countEntries(dictionaries.get(site.fallbackLanguage), key);
    return Array.from({ length: count }, (_, index) => this.text(`${key}.${index}`));
  }

  /** The text of a key as it stands in the data, and where it was found. */
  find(key: string): Translation {
    const { dictionaries, site } = this.#content;
    const found = translate(dictionaries, this.language.code, site.fallbackLanguage, key);
    if (found.source !== 'own') this.#missing.add(key);
    return found;
  }

  /** The language whose plurals and numbers a text follows. */
  languageOf(found: Translation): SiteLanguage {
    if (found.source === 'key') return this.language;
    return must(
      this.#content.site.languages.find(({ code }) => code === found.language),
      found.language,
    );
  }

  #format(found: Translation, values?: Values): string {
    if (found.source === 'key' || !isMessage(found.text)) return found.text;
    const { locale } = this.languageOf(found);
    return String(messageFormat(found.text, locale).format(values));
  }
}

/** Reading a message takes long, and many of them stand on every page. */
const formats = new Map<string, IntlMessageFormat>();

function messageFormat(text: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${text}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

function countEntries(dictionary: ReadonlyMap<string, string> | undefined, key: string): number {
  let count = 0;
  while (dictionary?.has(`${key}.${count}`)) count += 1;
  return count;
}
