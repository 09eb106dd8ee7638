import type { PackageCard } from '../../../src/domain/page-data/cards.ts';
import type { RelatedPackage } from '../../../src/domain/page-data/package.ts';

/** What a package shows of another one: a part of its card, and why it is shown. */
export function related(card: PackageCard, reason: string): RelatedPackage {
  const { id, name, picture, href, durationText, priceText, perText, prices } = card;
  return {
    id,
    name,
    picture,
    href,
    durationText,
    priceText,
    ...(perText === undefined ? {} : { perText }),
    ...(prices ? { prices } : {}),
    reason,
  };
}
