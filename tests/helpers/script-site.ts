import { textEntries } from '../../scripts/compiler/validate/text-entries.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { arabicText, japaneseText } from './script-texts.ts';
import { translationsOf } from './translations.ts';
import { isRecord, type Json, secondOperator, setAt, type Workspace } from './workspace.ts';

/** How languages of the site are written. */
const ARABIC = {
  code: 'ar',
  locale: 'ar-OM-u-nu-arab',
  name: 'العربية',
  direction: 'rtl',
  typeface: '@fontsource-variable/noto-sans-arabic',
  shortAmounts: [],
} as const;
const JAPANESE = {
  code: 'ja',
  locale: 'ja-JP',
  name: '日本語',
  direction: 'ltr',
  typeface: '@fontsource/biz-udgothic',
  shortAmounts: [],
} as const;

/** Messages with plurals, written by hand in five forms. */
const ARABIC_GROUPS = [
  [
    'interface',
    ['package', 'pax'],
    '{people, plural, one {شخص واحد} two {شخصان} few {{band} أشخاص} many {{band} شخصًا} other {{band} شخص}}',
  ],
  [
    'labels',
    ['prices', 'inGroup'],
    '{most, plural, one {لشخص واحد} two {لشخصين} few {لمجموعة من {band} أشخاص} many {لمجموعة من {band} شخصًا} other {لمجموعة من {band} شخص}}',
  ],
  [
    'interface',
    ['package', 'forPeople'],
    '{count, plural, one {لشخص واحد} two {لشخصين} few {لـ {count} أشخاص} many {لـ {count} شخصًا} other {لـ {count} شخص}}',
  ],
  [
    'interface',
    ['common', 'days'],
    '{count, plural, one {يوم واحد} two {يومان} few {{count} أيام} many {{count} يومًا} other {{count} يوم}}',
  ],
  [
    'interface',
    ['common', 'daysAndNights'],
    '{days, plural, one {يوم واحد} two {يومان} few {{days} أيام} many {{days} يومًا} other {{days} يوم}}، {nights, plural, one {ليلة واحدة} two {ليلتان} few {{nights} ليالٍ} many {{nights} ليلة} other {{nights} ليلة}}',
  ],
] as const;

/** Addresses that are not written in Latin letters. */
export const SCRIPT_ADDRESSES = {
  section: '/على-الأقدام/قصيرة',
  slug: '半日-ハイキング',
  former: '/قديم/طريق',
} as const;

/** Two more ways to sleep, which makes five: none of them has anything to do with hotels. */
const TIERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { tent: 'خيمة في الصحراء', boat: 'قارب خشبي' },
  ja: { tent: '砂漠のテント', boat: '木造の帆船' },
  nl: { tent: 'Tent in de woestijn', boat: 'Houten zeilboot' },
};

/** Places inland and nine hundred kilometres apart. */
const FAR_APART = {
  isolaSanGiulio: { latitude: 22.93, longitude: 57.53 },
  mottarone: { latitude: 17.02, longitude: 54.09 },
} as const;

/**
 * The second operator's data in other languages: Arabic, from right to left and with digits of its own, which is
 * the default; Japanese, without spaces; and the fallback language as it is. The first two are derived from the
 * third, letter by letter.
 */
export function scriptSite(): Workspace {
  const original = secondOperator();
  const files = validFiles(original.sources);
  const { source, targets } = translationsOf(original);
  const replaced = targets.map(({ code }) => code);
  let site = original.paths
    .filter((path) => replaced.some((code) => isOf(path, code)))
    .reduce((rest, path) => rest.without(path), original);
  for (const [{ code }, change] of [
    [ARABIC, arabicText],
    [JAPANESE, japaneseText],
  ] as const) {
    for (const { area, language, file } of files.texts) {
      if (language !== source.code) continue;
      const texts = [...textEntries(files, source.code).values()].filter((entry) => entry.area === area);
      const translated = texts.reduce<Json>(
        (root, { path, text }) => setAt(root, path, change(text)),
        JSON.parse(file.text),
      );
      site = site.withFile(`texts/${code}/${area}.json`, translated);
    }
  }
  for (const [area, path, text] of ARABIC_GROUPS)
    site = site.set(`texts/${ARABIC.code}/${area}.json`, path, text);
  site = site
    .set('sections/a-piedi.json', ['path'], SCRIPT_ADDRESSES.section)
    .set('packages/mottarone-mezza-giornata.json', ['slug'], SCRIPT_ADDRESSES.slug)
    .set('redirects.json', ['redirects', SCRIPT_ADDRESSES.former], SCRIPT_ADDRESSES.section);
  for (const path of site.paths.filter((file) => file.startsWith('prices/')))
    site = site.edit(path, withMoreTiers);
  for (const [id, point] of Object.entries(FAR_APART))
    site = site.set(`destinations/${id}.json`, ['point'], point);
  for (const [code, names] of Object.entries(TIERS))
    for (const [id, name] of Object.entries(names))
      site = site.set(`texts/${code}/labels.json`, ['tiers', id], name);
  return site.edit('site.json', (data) => ({
    ...Object(data),
    tiers: [...Object(data).tiers, { id: 'tent', stars: 5 }, { id: 'boat', stars: 6 }],
    languages: [
      ARABIC,
      JAPANESE,
      ...Object(data).languages.filter(({ code }: { readonly code: string }) => code === source.code),
    ],
    defaultLanguage: ARABIC.code,
    fallbackLanguage: source.code,
    operatorLanguage: ARABIC.code,
    currency: 'OMR',
    office: { ...Object(data).office, point: { latitude: 23.59, longitude: 58.41 } },
    phones: [
      { id: 'office', number: '+968 9000 0000' },
      { id: 'emergency', number: '+968 2400 0001' },
    ],
  }));
}

/** Adds two classes wherever amounts are by accommodation class. */
function withMoreTiers(value: Json): Json {
  if (Array.isArray(value)) return value.map(withMoreTiers);
  if (!isRecord(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withMoreTiers(part)]));
  const { lodge } = value;
  if (typeof lodge !== 'number') return lodge === undefined ? parts : { ...parts, tent: lodge, boat: lodge };
  return { ...parts, tent: lodge + 5.5, boat: 2 * lodge + 0.755 };
}

function isOf(path: string, language: string): boolean {
  return path.startsWith(`texts/${language}/`) || path === `glossary/${language}.json`;
}
