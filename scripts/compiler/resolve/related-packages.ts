import type { RelatedPackage } from '../../../src/domain/page-data/package.ts';
import type { LinkedPackage } from '../link/model.ts';
import { packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';

const MOST = 3;

type Reason = 'longer' | 'otherRegion' | 'sameLength' | 'samePlaces' | 'shorter';

/** What of a package counts here. */
export interface Tour {
  readonly data: {
    readonly region: string;
    readonly category: string;
    readonly destinations: readonly string[];
    readonly image: string;
  };
  readonly dayCount: number;
}

/** How much speaks for another package; 0: nothing. */
type Score = (entry: Tour, other: Tour) => number;

const SCORES: readonly (readonly [Reason, Score])[] = [
  ['longer', (entry, other) => daysMore(entry, other, 1)],
  ['shorter', (entry, other) => daysMore(entry, other, -1)],
  ['sameLength', (entry, other) => daysMore(entry, other, 0)],
  ['samePlaces', sharedPlaces],
  ['otherRegion', nearness],
];

/** Other packages worth a look, and why: shown below a package. Spec §2 Package detail. */
export function relatedPackages(context: PageContext, entry: LinkedPackage): readonly RelatedPackage[] {
  const { packages } = context.content;
  const known = choices.get(packages) ?? new Map<LinkedPackage, Related>();
  const related = known.get(entry) ?? chooseRelated(entry, packages);
  choices.set(packages, known.set(entry, related));
  return [...related].map(([other, reason]) => relatedPackage(context, other, reason));
}

type Related = ReadonlyMap<LinkedPackage, Reason>;

/** What was chosen of a list of packages so far: it is the same in every language. */
const choices = new WeakMap<readonly LinkedPackage[], Map<LinkedPackage, Related>>();

function relatedPackage(context: PageContext, other: LinkedPackage, reason: Reason): RelatedPackage {
  const { id, name, picture, href, durationText, priceText, hasPrice } = packageCard(context, other);
  const why = context.texts.interface.package[reason];
  return { id, name, picture, href, durationText, priceText, hasPrice, reason: why };
}

/**
 * Three other packages: a day more, a day less, as long, to the same places, in another region; more of these where
 * one finds none. Each once, and of equally good ones rather one whose picture is not on the page yet.
 */
export function chooseRelated<Package extends Tour>(
  entry: Package,
  packages: readonly Package[],
): ReadonlyMap<Package, Reason> {
  const chosen = new Map<Package, Reason>();
  for (const [reason, score] of Array.from({ length: MOST }, () => SCORES).flat()) {
    if (chosen.size === MOST) break;
    const shown = [entry, ...chosen.keys()];
    const pictures = shown.map(({ data }) => data.image);
    const next = best(
      packages,
      (other) => (shown.includes(other) ? 0 : score(entry, other)),
      ({ data }) => !pictures.includes(data.image),
    );
    if (next) chosen.set(next, reason);
  }
  return chosen;
}

/** The one with the highest score above zero; of equals the first that is preferred, else the first. */
function best<Package>(
  packages: readonly Package[],
  score: (candidate: Package) => number,
  isPreferred: (candidate: Package) => boolean,
): Package | undefined {
  let found: Package | undefined;
  let highest = 0;
  // In one go: of thousands of packages each is compared with all others.
  for (const candidate of packages) {
    const own = score(candidate);
    if (own === 0 || own < highest) continue;
    const isPreferable = own > highest || (found && !isPreferred(found) && isPreferred(candidate));
    if (!isPreferable) continue;
    found = candidate;
    highest = own;
  }
  return found;
}

/** Packages of the same kind and region that are so many days longer. */
function daysMore(entry: Tour, { data, dayCount }: Tour, days: number): number {
  const isAlike = data.category === entry.data.category && data.region === entry.data.region;
  return isAlike && dayCount === entry.dayCount + days ? 1 : 0;
}

function sharedPlaces(entry: Tour, { data }: Tour): number {
  return data.destinations.filter((destination) => entry.data.destinations.includes(destination)).length;
}

/** Packages of another region, those of about the same length first. */
function nearness(entry: Tour, { data, dayCount }: Tour): number {
  return data.region === entry.data.region ? 0 : 1 / (1 + Math.abs(dayCount - entry.dayCount));
}
