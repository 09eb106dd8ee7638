import { Chip, Fieldset } from '@mantine/core';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import { ShownPrice } from './ShownPrice.tsx';
import type { Trip } from './use-trip.ts';
import classes from './Variants.module.css';

interface OptionChipsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  /** What the visitor chose last, or else what the page shows. */
  readonly shown: PackageVariant;
  readonly choose: (variant: PackageVariant) => void;
}

/** Chooses an option, which says what it is and costs. */
export function OptionChips({ page, trip, shown, choose }: OptionChipsProps) {
  const { variants } = page;
  const texts = useMessages().package;
  const group = useEarlyEntry<HTMLFieldSetElement>((fields) => {
    const early = variants.find(({ option }) => option && option.id === chosenValue(fields, 'option'));
    if (early && early !== shown) choose(early);
  });
  return (
    <Fieldset ref={group} legend={texts.options} className={classes.options}>
      {variants.map((variant) => {
        const { id, name, features } = variant.option ?? NO_OPTION;
        return (
          <Chip
            key={id}
            name="option"
            value={id}
            checked={variant === shown}
            onChange={() => choose(variant)}
          >
            <b>{name}</b>
            <span>{features.join(' · ')}</span>
            <span>
              <ShownPrice page={page} trip={trip} variant={variant} />
            </span>
          </Chip>
        );
      })}
    </Fieldset>
  );
}

const NO_OPTION = { id: '', name: '', features: [] };
