import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';

/** What guests bring for the plan of a variant, in the order of the page's list. */
export function broughtFor(
  { bring: all }: Pick<PackagePage, 'bring'>,
  { bring }: Pick<PackageVariant, 'bring'>,
): readonly string[] {
  return bring ? all.filter((_, index) => bring.includes(index)) : all;
}
