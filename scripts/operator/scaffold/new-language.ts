import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { insertItem } from '../json-edit/edit-json.ts';
import { entryFile, type Scaffold } from './scaffold.ts';

/** What is known of a new language. */
interface NewLanguage {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly direction: string;
}

/**
 * Adds a language to the site, with a glossary and no texts: visitors see those of the fallback language, which is better
 * than unwritten ones. It is in progress until the operator publishes it.
 */
export function scaffoldLanguage(
  files: ContentFiles,
  language: NewLanguage,
  { next }: Messages['entries'],
): Scaffold {
  const { file } = must(files.single.site, 'site');
  const { code } = language;
  return {
    changes: new Map([
      ['site.json', insertItem(file.text, ['languages'], { ...language, published: false })],
      entryFile(files, 'glossary', code, { terms: {} }),
    ]),
    hints: [next.translate(code)],
  };
}

/** Scripts that are written from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** What CLDR knows of a language: its usual locale, its own name, and its direction. */
export function knownOfLanguage(code: string): Omit<NewLanguage, 'code'> {
  const { region, script = '' } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    locale: region === undefined ? code : `${code}-${region}`,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
  };
}
