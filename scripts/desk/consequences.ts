import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { memoize } from '../../schema/memoize.ts';
import type { PageChanges, ShownChange } from '../../src/desk/store/api.ts';
import type { ByTier } from '../../src/pricing/price-table.ts';
import type { PackagePage } from '../../src/shared/page-data/package.ts';
import type { Pricing } from '../../src/shared/page-data/prices.ts';
import { plainText, VALUE_MARK } from '../compiler/parse/message.ts';
import { formatAmount } from '../compiler/resolve/money.ts';
import type { ResolvedLanguage, ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import type { MessageGroup } from '../compiler/resolve/texts.ts';
import { type ShownPair, shownDifferences } from './shown-differences.ts';

/** The differences of a page in one language. */
interface Difference extends Pick<PageChanges, 'hasMore' | 'kind' | 'name'> {
  /** Undefined for what all pages share. */
  readonly path: string | undefined;
  readonly language: string;
  readonly pairs: readonly ShownPair[];
}

interface FindOptions {
  /** The language in which pages are named, if the site has it. */
  readonly preferred: string | undefined;
  /** Tells if nobody waits for the answer any more. */
  readonly isOvertaken: () => boolean;
}

/**
 * Compares two states of a site as visitors see them: first what all pages share, then page by page.
 *
 * @returns undefined where it was overtaken
 */
export async function findConsequences(
  before: ResolvedSite,
  after: ResolvedSite,
  { preferred, isOvertaken }: FindOptions,
): Promise<readonly PageChanges[] | undefined> {
  const digests = pageDigests(before);
  const differences: Difference[] = [];
  const codes = new Set([...before.languages, ...after.languages].map(({ info }) => info.code));
  for (const language of codes) {
    const [old, now] = [before, after].map((site) =>
      site.languages.find(({ info }) => info.code === language),
    );
    differences.push({
      path: undefined,
      name: '',
      language,
      ...compare(old && layoutTexts(old), now && layoutTexts(now)),
    });
    const paths = new Set([old, now].flatMap((one) => one?.routes.map(({ path }) => path) ?? []));
    for (const path of paths) {
      const key = `${language} ${path}`;
      const is = now && resolvePage(now, path);
      const known = digests.get(key);
      if (known === undefined || known !== digest(is)) {
        const was = old && resolvePage(old, path);
        digests.set(key, digest(was));
        differences.push({ path, name: pageTitle(is ?? was), language, ...compare(was, is) });
      }
      // Requests that came meanwhile are answered.
      await setImmediate();
      if (isOvertaken()) return undefined;
    }
  }
  const changed = differences.filter(
    ({ kind, pairs, hasMore }) => kind !== 'changed' || pairs.length > 0 || hasMore,
  );
  return groups(changed, ({ path }) => path ?? '').map((group) => joinLanguages(group, preferred));
}

/** Digests of pages that were resolved, by language and path: most pages stay as they are from one edit to the next. */
const pageDigests = memoize((_site: ResolvedSite) => new Map<string, string>());

function digest(page: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(page) ?? '')
    .digest('base64');
}

function compare(before: unknown, after: unknown): Pick<Difference, 'hasMore' | 'kind' | 'pairs'> {
  const pairs = before === undefined || after === undefined ? [] : shownDifferences(before, after);
  return {
    kind: before === undefined ? 'new' : after === undefined ? 'gone' : 'changed',
    pairs,
    hasMore:
      pairs.length === 0 && JSON.stringify(before, withoutAmounts) !== JSON.stringify(after, withoutAmounts),
  };
}

/** Amounts are in the texts beside them, too, or count for groups that the visitor names. */
function withoutAmounts(key: string, value: unknown): unknown {
  return key === 'amounts' || key === 'cells' ? undefined : value;
}

function layoutTexts({ layout, messages }: ResolvedLanguage): unknown {
  return { ...layout, messages: messageTexts(messages) };
}

function messageTexts({ entries }: MessageGroup): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...entries].map(([name, entry]) => [
      name,
      entry.type === 'group' ? messageTexts(entry) : plainText(entry.text).replaceAll(VALUE_MARK, '…'),
    ]),
  );
}

function pageTitle(page: ReturnType<typeof resolvePage>): string {
  return page && 'name' in page ? page.name : (page?.meta.title ?? '');
}

/** A page; that of a tour with the prices that are amounts in its data. */
function resolvePage({ routes, layout }: ResolvedLanguage, path: string) {
  const page = routes.find((route) => route.path === path)?.resolve();
  return page?.kind === 'package' ? { ...page, furtherPrices: furtherPrices(page, layout.pricing) } : page;
}

/** Prices of children and single rooms as the page writes them once they are chosen. */
function furtherPrices({ variants, ageGroups, trip }: PackagePage, { money, tiers }: Pricing) {
  const price = (amount: number): string => Object.values(formatAmount(money, amount)).join('');
  const prices = (amounts: ByTier): string =>
    typeof amounts === 'number'
      ? price(amounts)
      : Object.entries(amounts)
          .map(([id, amount]) => `${tiers.find((tier) => tier.id === id)?.label}: ${price(amount)}`)
          .join(', ');
  return variants.map(({ option, prices: table }) => [
    ...Object.entries(table?.children ?? {}).map(([id, rate]) => ({
      id: `${option?.id} ${id}`,
      label: ageGroups.find((group) => group.id === id)?.label,
      price: 'percent' in rate ? `${rate.percent} %` : prices(rate.amount),
    })),
    ...(table?.singleSupplement === undefined
      ? []
      : [{ id: option?.id, label: trip.party.singleRooms, price: prices(table.singleSupplement) }]),
  ]);
}

/** The same change in several languages is one. */
function joinLanguages(differences: readonly Difference[], preferred: string | undefined): PageChanges {
  const {
    path,
    name = '',
    kind = 'changed',
  } = differences.find(({ language }) => language === preferred) ?? differences[0] ?? {};
  const pairs = differences.flatMap(({ language, pairs: own }) => own.map((pair) => ({ language, pair })));
  const same = groups(pairs, ({ pair }) =>
    JSON.stringify([pair.before, pair.after, pair.isPicture && pair.where]),
  );
  const changes = same.map(
    (group): ShownChange => ({
      languages: [...new Set(group.map(({ language }) => language))],
      ...group[0]?.pair,
    }),
  );
  return {
    ...(path === undefined ? {} : { path }),
    name,
    kind,
    changes,
    hasMore: differences.some(({ hasMore }) => hasMore),
  };
}

/** Items with the same key together, in the order of their first ones. */
function groups<Item>(items: readonly Item[], itemKey: (item: Item) => string): readonly (readonly Item[])[] {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const key = itemKey(item);
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return [...found.values()];
}
