import { fillTemplate, type MessageTemplate } from './message-template.ts';
import { formatMoney, type MoneyFormat } from './money.ts';

/** The words of a booking message in one language. */
export interface BookingTexts {
  /** A greeting that names the package. */
  readonly opening: string;
  /** The package, and the option where there is one. */
  readonly names: readonly string[];
  /** The size of a group; takes `people`. */
  readonly people: MessageTemplate;
  /** By id: names of hotel classes. */
  readonly tiers: Readonly<Record<string, string>>;
  /** By number of the day: what the choices of that day are called. */
  readonly alternatives: Readonly<Record<number, readonly string[]>>;
  /** Takes `price`, per person, and `total`, of the group. */
  readonly price: MessageTemplate;
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
  booking: BookingTexts,
  operatorTexts: BookingTexts | undefined,
  details: BookingDetails,
): string {
  const own = [...chosen(booking, details), ...priceSeen(booking, details)];
  const operators = operatorTexts && [
    ...operatorTexts.names,
    ...chosen(operatorTexts, details),
    ...priceSeen(operatorTexts, details),
  ];
  return [
    booking.opening,
    ...(own.length > 0 ? [own.join(' · ')] : []),
    details.address,
    ...(operators ? ['', operators.join(' · ')] : []),
  ].join('\n');
}

function chosen(booking: BookingTexts, { people, tier, alternatives }: BookingDetails): readonly string[] {
  const days = Object.entries(alternatives).map(
    ([day, number]) => booking.alternatives[Number(day)]?.[number - 1],
  );
  return [
    people === undefined ? undefined : fillTemplate(booking.people, { people: String(people) }),
    tier === undefined ? undefined : booking.tiers[tier],
    ...days,
  ].filter((part) => part !== undefined);
}

function priceSeen(booking: BookingTexts, { price }: BookingDetails): readonly string[] {
  if (!price) return [];
  const money = (amount: number): string => formatMoney(booking.money, amount);
  return [fillTemplate(booking.price, { price: money(price.perPerson), total: money(price.total) })];
}
