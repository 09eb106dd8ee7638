import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { memoize } from '../../schema/memoize.ts';
import { textsEntry } from '../../src/desk/shell/field-address.ts';
import type { ConsequencesAnswer, PageChanges, ShownChange } from '../../src/desk/store/api.ts';
import type { Step } from '../../src/desk/store/operation.ts';
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

/** A page in one language, to be compared. */
interface ComparedPage {
  readonly language: string;
  /** Undefined for what all pages share. */
  readonly path: string | undefined;
  readonly old: ResolvedLanguage | undefined;
  readonly now: ResolvedLanguage | undefined;
}

/**
 * Two states of a site, compared as visitors see them: what all pages share, then the pages of what was changed, then those
 * that list it, then all others. A large site takes longer than anybody waits: it is compared a while at a time.
 */
export class Comparison {
  readonly #digests: Map<string, string>;
  /** All pages in the order in which they are shown. */
  readonly #pages: readonly ComparedPage[];
  /** Pages still to be compared, the next one last. */
  readonly #waiting: ComparedPage[];
  readonly #found = new Map<ComparedPage, Difference>();

  /** @param changed data files that differ, with those of the entries whose texts differ */
  constructor(before: ResolvedSite, after: ResolvedSite, changed: ReadonlySet<string>) {
    this.#digests = pageDigests(before);
    this.#pages = listPages(before, after);
    const rank = ({ now, old, path }: ComparedPage): number => {
      if (path === undefined) return 0;
      const route = [now, old].map((one) => one?.routes.find((known) => known.path === path)).find(Boolean);
      const isTour = route?.kind === 'package';
      const [own = '', ...others] = route?.files() ?? [];
      if (changed.has(own)) return 1;
      if (others.some((file) => changed.has(file))) return isTour ? 1 : 2;
      return isTour ? 4 : 3;
    };
    const ranks = new Map(this.#pages.map((page) => [page, rank(page)]));
    this.#waiting = this.#pages
      .toSorted((left, right) => (ranks.get(left) ?? 0) - (ranks.get(right) ?? 0))
      .toReversed();
  }

  /** Compares further pages for some milliseconds, at least one; other requests are answered in between. */
  async advance(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    do {
      const page = this.#waiting.pop();
      if (!page) return;
      const difference = this.#comparePage(page);
      if (difference) this.#found.set(page, difference);
      await setImmediate();
    } while (performance.now() < end);
  }

  get isComplete(): boolean {
    return this.#waiting.length === 0;
  }

  /** @param preferred the language in which pages are named, if the site has it */
  describe(preferred: string | undefined): Required<ConsequencesAnswer> {
    const differences = this.#pages.flatMap((page) => this.#found.get(page) ?? []);
    const count = new Set(this.#pages.map(({ language }) => language)).size;
    return {
      pages: groups(differences, ({ path }) => path ?? '').map((group) =>
        joinLanguages(group, preferred, count),
      ),
      isComplete: this.isComplete,
    };
  }

  #comparePage({ language, path, old, now }: ComparedPage): Difference | undefined {
    if (path === undefined)
      return existing({
        path,
        name: '',
        language,
        ...compare(old && layoutTexts(old), now && layoutTexts(now)),
      });
    const key = `${language} ${path}`;
    const is = now && resolvePage(now, path);
    const known = this.#digests.get(key);
    if (known !== undefined && known === digest(is)) return undefined;
    const was = old && resolvePage(old, path);
    this.#digests.set(key, digest(was));
    return existing({ path, name: pageTitle(is ?? was), language, ...compare(was, is) });
  }
}

/** The files that steps change, with those of the entries whose texts they change. */
export function changedFiles(steps: readonly Step[]): ReadonlySet<string> {
  const operations = steps.flatMap((step) => step.operations);
  return new Set(
    operations.flatMap((operation) => {
      const entry = 'path' in operation && textsEntry(operation.file, operation.path.join('.'));
      return [operation.file, ...(entry ? [entry] : [])];
    }),
  );
}

/** A change with differences; undefined without any. */
function existing(difference: Difference): Difference | undefined {
  const { kind, pairs, hasMore } = difference;
  return kind !== 'changed' || pairs.length > 0 || hasMore ? difference : undefined;
}

function listPages(before: ResolvedSite, after: ResolvedSite): readonly ComparedPage[] {
  const codes = new Set([...before.languages, ...after.languages].map(({ info }) => info.code));
  return [...codes].flatMap((language) => {
    const [old, now] = [before, after].map((site) =>
      site.languages.find(({ info }) => info.code === language),
    );
    const paths = new Set([old, now].flatMap((one) => one?.routes.map(({ path }) => path) ?? []));
    return [undefined, ...paths].map((path) => ({ language, path, old, now }));
  });
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
      before !== undefined &&
      after !== undefined &&
      pairs.length === 0 &&
      JSON.stringify(before, withoutAmounts) !== JSON.stringify(after, withoutAmounts),
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
      : [{ id: option?.id, label: trip.lines.singleRooms, price: prices(table.singleSupplement) }]),
  ]);
}

/** The same change in several languages is one. */
function joinLanguages(
  differences: readonly Difference[],
  preferred: string | undefined,
  count: number,
): PageChanges {
  const {
    path,
    name = '',
    kind = 'changed',
  } = differences.find(({ language }) => language === preferred) ?? differences[0] ?? {};
  const pairs = differences.flatMap(({ language, pairs: own }) => own.map((pair) => ({ language, pair })));
  const same = groups(pairs, ({ pair }) =>
    JSON.stringify([pair.before, pair.after, pair.isPicture && pair.where]),
  );
  const changes = same.map((group): ShownChange => {
    const shown = group.find(({ language }) => language === preferred) ?? group[0];
    const languages = [...new Set(group.map(({ language }) => language))];
    return { languages: languages.length < count ? languages : [], ...shown?.pair };
  });
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
