/** A language and a screen that a rule is tried in. */
export interface Visit {
  readonly name: string;
  readonly language: string;
  /** What the addresses of the language start with. */
  readonly prefix: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

/** Every language of the site, on a phone and on a wide screen by turns. */
export const IN_ALL_LANGUAGES: readonly Visit[] = [
  { name: 'Indonesian, wide', language: 'id', prefix: '', viewport: DESKTOP },
  { name: 'English, phone', language: 'en', prefix: '/en', viewport: PHONE },
  { name: 'French, wide', language: 'fr', prefix: '/fr', viewport: DESKTOP },
  { name: 'German, phone', language: 'de', prefix: '/de', viewport: PHONE },
];

/** A language with its own booking on a wide screen, and the longest booking on a phone. */
export const VISITS: readonly Visit[] = IN_ALL_LANGUAGES.filter(({ language }) =>
  ['id', 'de'].includes(language),
);
