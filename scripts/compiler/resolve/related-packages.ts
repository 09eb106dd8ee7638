import type { RelatedPackage } from '../../../src/domain/page-data/package.ts';
import type { LinkedPackage } from '../link/content.ts';
import { packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';

const MOST = 3;

type Reason = 'longer' | 'otherRegion' | 'samePlaces' | 'shorter';

/** Other packages worth a look: a day more or less, the same places, another region; each once. */
export function relatedPackages(context: PageContext, entry: LinkedPackage): readonly RelatedPackage[] {
  const found = new Map<LinkedPackage, Reason>();
  const offer = (reason: Reason, other: LinkedPackage | undefined) => {
    if (other && !found.has(other)) found.set(other, reason);
  };
  const others = context.content.packages.filter((other) => other !== entry);
  const alike = others.filter(
    ({ category, data }) => category === entry.category && data.region === entry.data.region,
  );
  offer(
    'longer',
    alike.find(({ dayCount }) => dayCount === entry.dayCount + 1),
  );
  offer(
    'shorter',
    alike.find(({ dayCount }) => dayCount === entry.dayCount - 1),
  );
  const remaining = others.filter((other) => !found.has(other));
  offer(
    'samePlaces',
    best(remaining, (other) => sharedPlaces(entry, other)),
  );
  offer(
    'otherRegion',
    best(remaining, (other) => nearness(entry, other)),
  );
  return [...found].slice(0, MOST).map(([other, reason]) => relatedPackage(context, other, reason));
}

function relatedPackage(context: PageContext, other: LinkedPackage, reason: Reason): RelatedPackage {
  const { id, name, picture, href, durationText, priceText, hasPrice } = packageCard(context, other);
  const why = context.texts.text(`interface.package.${reason}`);
  return { id, name, picture, href, durationText, priceText, hasPrice, reason: why };
}

/** The one with the highest score above zero; of equals the first. */
function best(
  packages: readonly LinkedPackage[],
  score: (candidate: LinkedPackage) => number,
): LinkedPackage | undefined {
  const [first] = packages
    .map((candidate) => ({ candidate, points: score(candidate) }))
    .filter(({ points }) => points > 0)
    .toSorted((left, right) => right.points - left.points);
  return first?.candidate;
}

function sharedPlaces(entry: LinkedPackage, { destinations }: LinkedPackage): number {
  return destinations.filter((destination) => entry.destinations.includes(destination)).length;
}

/** Packages of another region, those of about the same length first. */
function nearness(entry: LinkedPackage, { data, dayCount }: LinkedPackage): number {
  return data.region === entry.data.region ? 0 : 1 / (1 + Math.abs(dayCount - entry.dayCount));
}
