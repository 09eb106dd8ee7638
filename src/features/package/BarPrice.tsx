import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { priceTexts } from './trip-lines.ts';
import { type Trip, travellersOf, tripOf } from './use-trip.ts';

interface BarPriceProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

/** In a line: what a person pays, or what all pay together where that is not simply so many times as much. */
export function BarPrice({ page, trip }: BarPriceProps) {
  const { package: texts, common } = useMessages();
  const { variant, group, answer } = trip;
  const price = priceTexts(page, trip);
  if (answer?.kind === 'unavailable') return <b>{page.trip.notThatDay}</b>;
  if (answer?.kind !== 'price' || !price || !group) return <b>{common.contactUs}</b>;
  return answer.lines.length === 1 ? (
    <>
      <b>{price.perPerson}</b> <small>{variant.perText}</small>
    </>
  ) : (
    <>
      <b>{price.total}</b> <small>{texts.forPeople({ count: travellersOf(group) })}</small>
    </>
  );
}

interface VariantPriceProps extends BarPriceProps {
  readonly variant: PackageVariant;
}

/** What the visitor's group pays for an option, chosen or not, and in which accommodation class. */
export function VariantPrice({ page, trip, variant }: VariantPriceProps) {
  const choice = { ...trip.choice, option: variant.option?.id };
  const other = { ...trip, ...tripOf(page, variant, choice, trip.rules) };
  const { answer } = other;
  const tier = answer?.kind === 'price' && variant.prices?.tiers.find(({ id }) => id === answer.tier);
  return (
    <>
      <BarPrice page={page} trip={other} /> {tier && <small>· {tier.label}</small>}
    </>
  );
}
