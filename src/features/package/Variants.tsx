import { Chip, Fieldset } from '@mantine/core';
import {
  memo,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { PackagePage, PackageVariant } from '../../domain/page-data/package.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { BuildPlace } from '../../ui/waking/BuildPlace.tsx';
import { answerFromNow } from '../../ui/waking/own-answer.ts';
import { isPrerendered, wakeAll } from '../../ui/waking/sleep.ts';
import { optionStyles } from './option-styles.ts';
import { Plan } from './Plan.tsx';
import { ShownPrice } from './ShownPrice.tsx';
import type { Trip } from './use-trip.ts';
import classes from './Variants.module.css';

interface VariantsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatMessage: string;
}

/**
 * Plan and prices: of the only variant, or of the option that a chip chooses, which says what it is and costs. The chips are radio buttons, and
 * styles of the document show what belongs to the chosen one: they work as soon as they are painted. Spec §2, §4 Package
 * options.
 */
export function Variants({ page, trip, chatMessage }: VariantsProps) {
  const { variants } = page;
  const texts = useMessages().package;
  const group = useRef<HTMLFieldSetElement>(null);
  // A page that is opened within the site was not there before, and may have no styles of its own.
  const [wasPrerendered] = useState(isPrerendered);
  const [shown, choose] = useChosen(trip.variant, ({ option }) => trip.change({ option: option?.id }));
  useEarlyChoice(group, wasPrerendered, variants, trip);
  const options = variants.flatMap(({ option }) => option ?? []);
  const [only] = variants;
  if (options.length === 0)
    return only && <Plan page={page} variant={only} trip={trip} chatMessage={chatMessage} />;
  return (
    <div className={classes.variants}>
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
      {/* A link to an option opens it before anything else has arrived. */}
      <BuildPlace holds="option-choice" />
      {wasPrerendered && <style>{optionStyles(`.${classes.variants}`, options)}</style>}
      {variants.map((variant) => (
        <div
          key={variant.option?.id}
          data-option={variant.option?.id}
          hidden={!wasPrerendered && variant !== shown}
        >
          <p>{variant.option?.description}</p>
          <Suspense>
            <OptionPlan page={page} variant={variant} trip={trip} chatMessage={chatMessage} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}

/** Wakes after the chips, and only follows what the page knows. */
const OptionPlan = memo(Plan);

const NO_OPTION = { id: '', name: '', features: [] };

/** Takes over what was chosen before the page was live. */
function useEarlyChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  wasPrerendered: boolean,
  variants: readonly PackageVariant[],
  { change }: Trip,
) {
  const early = useRef<string>(undefined);
  // Before the address sets the tabs; what it says is chosen already, by a script of its own.
  useLayoutEffect(() => {
    answerFromNow();
    if (!wasPrerendered) return;
    early.current = group.current?.querySelector<HTMLInputElement>('input[name="option"]:checked')?.value;
  }, [group, wasPrerendered]);
  useEffect(() => {
    const shown = early.current;
    if (shown === undefined) return;
    // Once, when the page becomes live.
    early.current = undefined;
    const named = new URLSearchParams(window.location.search).get('option');
    const offered = variants.some(({ option }) => option?.id === named) ? named : variants[0]?.option?.id;
    if (shown === offered) return;
    wakeAll();
    // In slices: styles show the option already.
    startTransition(() => change({ option: shown }));
  }, [variants, change]);
}
