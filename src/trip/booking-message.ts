import type { TripAnswer } from '../pricing/answer-trip.ts';
import { formatDate } from '../pricing/dates.ts';
import type { CalendarDate } from '../pricing/model.ts';
import { formatMoney, type MoneyFormat, numberFormat } from '../pricing/money.ts';
import type { PriceTable } from '../pricing/price-table.ts';
import { fillTemplate, type MessageTemplate } from './message-template.ts';
import type { TripGroup } from './trip-choice.ts';

/** The words of a booking message in one language; absent if the package lacks the feature. */
export interface BookingTexts {
  /** A greeting that names the package and asks for dates. */
  readonly opening: string;
  /** A greeting that only names the package. */
  readonly interest: string;
  /** The package, and the option where there is one. */
  readonly names: readonly string[];
  /** The first day; takes `date`. */
  readonly date: MessageTemplate;
  /** The size of a group; takes `people`. */
  readonly people: MessageTemplate;
  /** For one person, where the language needs another form. */
  readonly person?: string;
  /** By plural form, where the language has several. */
  readonly groups?: Readonly<Partial<Record<Intl.LDMLPluralRule, MessageTemplate>>>;
  /** The number of adults beside children; takes `count`. */
  readonly adults: MessageTemplate;
  /** The number of children; takes `what` and `amount`. */
  readonly line: MessageTemplate;
  /** Names by id. */
  readonly ageGroups: Readonly<Record<string, string>>;
  /** Asks for the price of a group that the table does not list. */
  readonly otherSize: string;
  /** Asks for a price that is on request. */
  readonly askPrice: string;
  /** Takes `count`. */
  readonly singleRooms?: MessageTemplate;
  /** Names by id. */
  readonly tiers: Readonly<Record<string, string>>;
  /** Names of the alternatives, by number of the day. */
  readonly alternatives: Readonly<Record<number, readonly string[]>>;
  /** Names by id. */
  readonly offers?: Readonly<Record<string, string>>;
  /** Takes `price`, per person, and `total`, of the group. */
  readonly price: MessageTemplate;
  /** For tables per group; takes `total`. */
  readonly groupPrice?: MessageTemplate;
  readonly money: MoneyFormat;
}

/** The price that was seen, in minor units. */
interface PriceSeen {
  /** Missing where the price is that of the group. */
  readonly perPerson?: number;
  readonly total: number;
  /** The special offer in it. */
  readonly offer?: string;
}

/** The texts that ask for a price. */
type PriceQuestion = keyof Pick<BookingTexts, 'askPrice' | 'otherSize'>;

/** The visitor's choices and their price. */
export interface BookingDetails {
  readonly date?: CalendarDate | undefined;
  /** Adults. */
  readonly people?: number | undefined;
  /** By age group. */
  readonly children?: Readonly<Record<string, number>> | undefined;
  /** Of children without age group. */
  readonly ages?: readonly number[] | undefined;
  readonly singleRooms?: number | undefined;
  readonly tier?: string | undefined;
  readonly alternatives: Readonly<Record<number, number>>;
  readonly price?: PriceSeen | undefined;
  readonly question?: PriceQuestion | undefined;
  /** Full address of the page with the choice. */
  readonly address: string;
}

type ChoiceTexts = Omit<BookingTexts, 'interest' | 'names' | 'opening'>;

type Choice = Omit<BookingDetails, 'address'>;

/** The chat's opening message in the visitor's language, and a summary in the operator's where that differs. */
export function bookingMessage(
  booking: BookingTexts,
  operatorTexts: BookingTexts | undefined,
  details: BookingDetails,
): string {
  const own = describeTrip(booking, details);
  const operators = operatorTexts && [...operatorTexts.names, ...describeTrip(operatorTexts, details)];
  // Asking for dates contradicts a date that is given.
  const isAsking = details.question !== undefined || details.date !== undefined;
  return [
    isAsking ? booking.interest : booking.opening,
    ...(own.length > 0 ? [own.join(' · ')] : []),
    details.address,
    ...(operators ? ['', operators.join(' · ')] : []),
  ].join('\n');
}

/** Describes group and accommodation class, as far as they are known. */
export function groupWords(booking: Omit<ChoiceTexts, 'alternatives'>, group: TripGroup): string {
  const { people, tier, children, ages, singleRooms } = group;
  const words = { ...booking, alternatives: {} };
  return describeTrip(words, { people, tier, children, ages, singleRooms, alternatives: {} }).join(' · ');
}

/** The facts of a trip, as message, print and calendar give them: date, travellers, class, days and price. */
export function describeTrip(booking: ChoiceTexts, details: Choice): readonly string[] {
  const { date, tier, alternatives } = details;
  const days = Object.entries(alternatives).map(
    ([day, number]) => booking.alternatives[Number(day)]?.[number - 1],
  );
  return [
    date === undefined
      ? undefined
      : fillTemplate(booking.date, { date: formatDate(booking.money.locale, date) }),
    ...travellers(booking, details),
    tier === undefined ? undefined : booking.tiers[tier],
    ...days,
    ...priceParts(booking, details),
    details.question && booking[details.question],
  ].filter((part) => part !== undefined);
}

/** Adults are named as such only beside children. */
function travellers(
  { people: anyone, person, groups, adults, line, ageGroups, singleRooms: rooms, money }: ChoiceTexts,
  { people, children = {}, ages = [], singleRooms }: Choice,
): readonly string[] {
  if (people === undefined) return [];
  const written = (number: number): string =>
    numberFormat(money.locale, { useGrouping: false }).format(number);
  const named = ages.length > 0 ? ` (${ages.map(written).join(', ')})` : '';
  const others = Object.entries(children).flatMap(([id, count]) => {
    const name = Object.hasOwn(ageGroups, id) ? ageGroups[id] : undefined;
    return name === undefined ? [] : [fillTemplate(line, { what: name, amount: written(count) + named })];
  });
  const said = groups?.[new Intl.PluralRules(money.locale).select(people)] ?? anyone;
  const group =
    people === 1 && person !== undefined ? person : fillTemplate(said, { people: written(people) });
  return [
    others.length > 0 ? fillTemplate(adults, { count: written(people) }) : group,
    ...others,
    ...(singleRooms !== undefined && rooms ? [fillTemplate(rooms, { count: written(singleRooms) })] : []),
  ];
}

function priceParts(booking: ChoiceTexts, { price }: Choice): readonly (string | undefined)[] {
  if (!price) return [];
  const { perPerson, total, offer } = price;
  const money = (amount: number): string => formatMoney(booking.money, amount);
  const name = offer === undefined ? undefined : booking.offers?.[offer];
  const text =
    perPerson === undefined
      ? booking.groupPrice && fillTemplate(booking.groupPrice, { total: money(total) })
      : fillTemplate(booking.price, { price: money(perPerson), total: money(total) });
  return [name, text];
}

/** The question that a message ends with, if the answer is that one has to ask. */
export function findPriceQuestion(answer: TripAnswer): PriceQuestion | undefined {
  if (answer.kind !== 'ask') return undefined;
  return answer.reason === 'group-size' ? 'otherSize' : 'askPrice';
}

/** The price that a message mentions, if the answer is one. */
export function findMentionedPrice(
  per: PriceTable['per'] | undefined,
  answer: TripAnswer | undefined,
): PriceSeen | undefined {
  if (answer?.kind !== 'price') return undefined;
  const { perPerson, total, offer } = answer;
  return { perPerson: per === 'group' ? undefined : perPerson, total, offer: offer?.id };
}
