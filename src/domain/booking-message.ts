import { formatMoney, type MoneyFormat } from './money.ts';

/** The words of a booking message in one language. */
export interface BookingWords {
  /** A greeting that names the package. */
  readonly opening: string;
  /** The package, and the option where there is one. */
  readonly names: readonly string[];
  /** The size of a group, with `{people}` for the number. */
  readonly people: string;
  /** By id: names of hotel classes. */
  readonly tiers: Readonly<Record<string, string>>;
  /** By number of the day: what the choices of that day are called. */
  readonly alternatives: Readonly<Record<number, readonly string[]>>;
  /** With `{price}` per person and `{total}` of the group. */
  readonly price: string;
  readonly money: MoneyFormat;
}

/** What was chosen and what it costs; only what the visitor has chosen is told. */
export interface BookingDetails {
  readonly people?: number | undefined;
  readonly tier?: string | undefined;
  readonly alternatives: Readonly<Record<number, number>>;
  readonly price?: { readonly perPerson: number; readonly total: number } | undefined;
  /** Full address of the page with the choice. */
  readonly address: string;
}

/**
 * The message with which the chat opens: in the visitor's language, and below it what matters of it in one
 * line in the operator's, where that is another.
 */
export function bookingMessage(
  words: BookingWords,
  operatorWords: BookingWords | undefined,
  details: BookingDetails,
): string {
  const own = [...chosen(words, details), ...priceSeen(words, details)];
  const operators = operatorWords && [
    ...operatorWords.names,
    ...chosen(operatorWords, details),
    ...priceSeen(operatorWords, details),
  ];
  return [
    words.opening,
    ...(own.length > 0 ? [own.join(' · ')] : []),
    details.address,
    ...(operators ? ['', operators.join(' · ')] : []),
  ].join('\n');
}

function chosen(words: BookingWords, { people, tier, alternatives }: BookingDetails): readonly string[] {
  const days = Object.entries(alternatives).map(
    ([day, number]) => words.alternatives[Number(day)]?.[number - 1],
  );
  return [
    people === undefined ? undefined : words.people.replace('{people}', String(people)),
    tier === undefined ? undefined : words.tiers[tier],
    ...days,
  ].filter((part) => part !== undefined);
}

function priceSeen(words: BookingWords, { price }: BookingDetails): readonly string[] {
  if (!price) return [];
  const text = words.price.replace(/\{(price|total)\}/g, (_, name: string) =>
    formatMoney(words.money, name === 'price' ? price.perPerson : price.total),
  );
  return [text];
}
