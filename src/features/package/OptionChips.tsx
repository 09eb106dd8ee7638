import { Chip, Fieldset } from '@mantine/core';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PackagePage, PackageVariant } from '../../domain/page-data/package.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { answerFromNow } from '../../ui/waking/own-answer.ts';
import { wakeAll } from '../../ui/waking/sleep.ts';
import { ShownPrice } from './ShownPrice.tsx';
import type { Trip } from './use-trip.ts';
import classes from './Variants.module.css';

interface OptionChipsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  /** What the visitor chose last, or else what the page shows. */
  readonly shown: PackageVariant;
  readonly choose: (variant: PackageVariant) => void;
  /** Whether the page stood in its document, where it may have been used before it was live. */
  readonly wasPrerendered: boolean;
}

/** Chooses an option, which says what it is and costs. Apart from the plans, which need not wake for it. */
export function OptionChips({ page, trip, shown, choose, wasPrerendered }: OptionChipsProps) {
  const { variants } = page;
  const texts = useMessages().package;
  const group = useRef<HTMLFieldSetElement>(null);
  const [early, forget] = useEarlyChoice(group, wasPrerendered, variants, idOf(shown), trip);
  return (
    <Fieldset ref={group} legend={texts.options} className={classes.options}>
      {variants.map((variant) => {
        const { id, name, features } = variant.option ?? NO_OPTION;
        return (
          <Chip
            key={id}
            name="option"
            value={id}
            checked={id === (early ?? idOf(shown))}
            onChange={() => {
              forget();
              choose(variant);
            }}
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

const CHECKED = 'input[name="option"]:checked';

const NO_OPTION = { id: '', name: '', features: [] };

function idOf({ option }: PackageVariant): string {
  return option?.id ?? '';
}

/**
 * Takes over what was chosen before the page was live.
 *
 * @param shown id of the option that the page shows
 * @returns what was chosen, until the page shows it, and what ends the wait for that
 */
function useEarlyChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  wasPrerendered: boolean,
  variants: readonly PackageVariant[],
  shown: string,
  { change }: Trip,
): readonly [string | undefined, () => void] {
  const chosen = useRef<string>(undefined);
  const [early, setEarly] = useState<string>();
  if (early !== undefined && early === shown) setEarly(undefined);
  // Before the address sets the chips: rendered once more before the page follows, they would go back to what it knows.
  useLayoutEffect(() => {
    answerFromNow();
    if (wasPrerendered) chosen.current = group.current?.querySelector<HTMLInputElement>(CHECKED)?.value;
    setEarly(chosen.current);
  }, [group, wasPrerendered]);
  // Once the page has read its address, whose option a script of the document has chosen already.
  useEffect(() => {
    const option = chosen.current;
    const named = new URLSearchParams(window.location.search).get('option');
    const offered = variants.some((variant) => idOf(variant) === named) ? named : variants[0]?.option?.id;
    chosen.current = undefined;
    if (option === undefined || option === offered) return;
    wakeAll();
    // In slices: styles show the option already.
    startTransition(() => change({ option }));
  }, [variants, change]);
  return [early, () => setEarly(undefined)];
}
