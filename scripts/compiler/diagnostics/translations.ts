import { type Diagnostic, type Location, warning } from './diagnostic.ts';
import type { Localized } from './language.ts';

/** Findings of the translation report: never errors, since only people can judge a translation. */
function doubt(code: string, at: Location, message: Localized, hint: Localized): Diagnostic {
  return warning(`translation.${code}`, at, {
    en: { message: message.en, hint: hint.en },
    id: { message: message.id, hint: hint.id },
  });
}

const ifRight = (language: string): Localized => ({
  en: `Correct it; if it is right, name its key under "accepted" in "glossary/${language}.json".`,
  id: `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`,
});

export const staleTranslation = (
  at: Location,
  key: string,
  language: string,
  source: string,
  sourceText: string,
): Diagnostic => {
  const text = shortened(sourceText);
  const command = `npm run translations -- accept ${language} ${key}`;
  return doubt(
    'stale',
    at,
    {
      en: `The text in "${source}" has changed since this was translated: "${text}".`,
      id: `Teks dalam "${source}" sudah berubah sejak ini diterjemahkan: "${text}".`,
    },
    {
      en: `Bring it up to date, then run: ${command}`,
      id: `Perbarui terjemahannya, lalu jalankan: ${command}`,
    },
  );
};

export const oddLength = (at: Location, language: string, isLong: boolean): Diagnostic =>
  doubt(
    'length',
    at,
    {
      en: `The translation is unusually ${isLong ? 'long' : 'short'} for its source.`,
      id: `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
    },
    ifRight(language),
  );

export const otherEnding = (at: Location, language: string, own: string, source: string): Diagnostic =>
  doubt(
    'ending',
    at,
    {
      en: `The text ends with ${own}, its source with ${source}.`,
      id: `Teks ini berakhir dengan ${own}, teks asalnya dengan ${source}.`,
    },
    ifRight(language),
  );

export const lostNumber = (at: Location, language: string, number: string): Diagnostic =>
  doubt(
    'numbers',
    at,
    {
      en: `The source says ${number}, and this text does not.`,
      id: `Teks asalnya menyebut ${number}, tetapi teks ini tidak.`,
    },
    ifRight(language),
  );

export const oddSpace = (at: Location, language: string, what: string): Diagnostic =>
  doubt('space', at, { en: `There is ${what}.`, id: `Di sini ada ${what}.` }, ifRight(language));

export const oddMark = (at: Location, language: string, found: string, wanted: string): Diagnostic =>
  doubt(
    'mark',
    at,
    {
      en: `${found} is not how this language writes it; it uses ${wanted}.`,
      id: `${found} bukan cara penulisan bahasa ini; yang dipakai ${wanted}.`,
    },
    ifRight(language),
  );

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
