import { type CheckerLanguage, inLanguage, type Localized } from '../../compiler/diagnostics/language.ts';
import type { TermDoubt } from './doubts.ts';
import type { TranslationState } from './state.ts';

/** What the report on translations says besides its findings. */
interface TranslationWords {
  readonly title: (language: string, texts: number) => string;
  readonly all: string;
  readonly states: Readonly<Record<Exclude<TranslationState, 'current'>, string>>;
  readonly terms: string;
  readonly term: (doubt: Pick<TermDoubt, 'language' | 'source' | 'wanted'>) => string;
  readonly unrecorded: string;
  readonly recorded: (language: string, texts: number) => string;
}

const WORDS: Localized<TranslationWords> = {
  en: {
    title: (language, texts) => `Translated from "${language}" (${texts} texts)`,
    all: 'all',
    states: { missing: 'missing', stale: 'stale', unrecorded: 'not recorded' },
    terms: 'Terms of the glossaries that are called otherwise, perhaps on purpose:',
    term: ({ language, source, wanted }) => `${language}: "${source}" is "${wanted}", but not in`,
    unrecorded: 'Not recorded: run "npm run translations -- accept --new" once these texts are right.',
    recorded: (language, texts) =>
      `${language}: ${texts} ${texts === 1 ? 'text' : 'texts'} recorded as up to date.`,
  },
  id: {
    title: (language, texts) => `Diterjemahkan dari "${language}" (${texts} teks)`,
    all: 'semua',
    states: { missing: 'belum ada', stale: 'usang', unrecorded: 'belum dicatat' },
    terms: 'Istilah glosarium yang ditulis lain, mungkin memang sengaja:',
    term: ({ language, source, wanted }) =>
      `${language}: "${source}" seharusnya "${wanted}", tetapi tidak di`,
    unrecorded:
      'Belum dicatat: jalankan "npm run translations -- accept --new" kalau teks-teks ini sudah benar.',
    recorded: (language, texts) => `${language}: ${texts} teks dicatat sudah sesuai.`,
  },
};

/** The words in a language; in the checker's usual one if none is named. */
export function translationWords(language: CheckerLanguage | undefined): TranslationWords {
  return inLanguage(WORDS, language);
}
