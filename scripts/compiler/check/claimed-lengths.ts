import { asciiDigits } from '../../../schema/digits.ts';
import { type Duration, daysFromName, daysIn } from '../../../src/domain/duration.ts';
import { numberFormat } from '../../../src/domain/number-format.ts';

/** A length that a name speaks of. */
export type ClaimedLength = { readonly days: number } | { readonly hours: number };

type Unit = 'day' | 'hour';

const UNITS: readonly Unit[] = ['day', 'hour'];
const DISPLAYS = ['narrow', 'short', 'long'] as const;

/** Numbers of every plural category that languages have. */
const COUNTS = [0, 0.5, 1, 2, 3, 5, 6, 11, 20, 100];

/** Number words that count in names of any language. */
const NUMBER_WORDS = 'one|two|three|four|five';

/**
 * The lengths that a name really claims: a number right before the word for days or hours. What is counted otherwise
 * (places, stars, years, "half day") is no claim.
 *
 * @param locales whose words count: that of the name, and those of the site's other languages, which names borrow from
 */
export function claimedLengths(name: string, locales: readonly string[]): readonly ClaimedLength[] {
  const { units, claim } = findClaimPattern(locales);
  return [...asciiDigits(name).matchAll(claim)].map(([, number = '', half = '', word = '']) => {
    const count = readNumber(number) + (half === '' ? 0 : 0.5);
    return units.get(word.toLowerCase()) === 'hour' ? { hours: count } : { days: count };
  });
}

/** The claim that a duration is not; undefined if one fits, or there is none. */
export function contradiction(
  claims: readonly ClaimedLength[],
  duration: Duration,
): ClaimedLength | undefined {
  return claims.some((claim) => fits(claim, duration)) ? undefined : claims[0];
}

/** Less than a day fits a day; hours fit every tour within a day whose own hours are not known. */
function fits(claim: ClaimedLength, duration: Duration): boolean {
  if ('days' in claim) return Math.max(1, claim.days) === daysIn(duration);
  return 'hours' in duration ? claim.hours === duration.hours : daysIn(duration) === 1;
}

function readNumber(text: string): number {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : daysFromName(text);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The words of some languages that lengths are claimed with. */
interface ClaimPattern {
  /** Words for days and hours in small letters; a word of several languages has the meaning of the first. */
  readonly units: ReadonlyMap<string, Unit>;
  /** Finds a number, a half, and one of these words. */
  readonly claim: RegExp;
}

const known = new Map<string, ClaimPattern>();

function findClaimPattern(locales: readonly string[]): ClaimPattern {
  const key = locales.join(' ');
  const pattern = known.get(key) ?? newPattern(locales);
  known.set(key, pattern);
  return pattern;
}

function newPattern(locales: readonly string[]): ClaimPattern {
  const units = new Map(locales.toReversed().flatMap(listWords));
  const words = [...units.keys()].toSorted((left, right) => right.length - left.length).map(escaped);
  const claim = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(?<!\\d\\s?[-–]\\s?)(\\d+(?:[.,]\\d)?|${NUMBER_WORDS})(½?)[\\s-]*(${words.join('|')})(?!\\p{L})`,
    'giu',
  );
  return { units, claim };
}

function listWords(locale: string): readonly (readonly [word: string, unit: Unit])[] {
  return UNITS.flatMap((unit) =>
    DISPLAYS.flatMap((unitDisplay) => {
      const format = numberFormat(locale, { style: 'unit', unit, unitDisplay });
      const parts = COUNTS.flatMap((count) => format.formatToParts(count));
      return parts
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => [value.toLowerCase().trim(), unit] as const);
    }),
  );
}
