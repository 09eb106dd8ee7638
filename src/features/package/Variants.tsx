import { Fragment, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PackageVariant } from '../../domain/page-data/package.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Plan } from './Plan.tsx';
import { SELECT_OPTION } from './select-option.ts';
import type { Trip } from './use-trip.ts';
import classes from './Variants.module.css';

interface VariantsProps {
  readonly variants: readonly PackageVariant[];
  readonly trip: Trip;
}

/**
 * Plan and prices: of the only variant, or of the option that a tab chooses. The tabs are radio buttons, each
 * followed by its panel: they work as soon as they are painted. Spec §2, §4 Package options.
 */
export function Variants({ variants, trip }: VariantsProps) {
  const texts = useMessages().package;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, variants, trip);
  const [only] = variants;
  if (!only?.option) return only && <Plan variant={only} trip={trip} />;
  return (
    <>
      <fieldset ref={group} className={classes.options}>
        <legend className={classes.legend}>{texts.options}</legend>
        {variants.map((variant) => {
          const option = variant.option?.id ?? '';
          return (
            <Fragment key={option}>
              <input
                type="radio"
                name="option"
                value={option}
                id={`${id}-${option}`}
                className={classes.radio}
                checked={variant === trip.variant}
                onChange={() => trip.change({ option })}
              />
              <label htmlFor={`${id}-${option}`} className={classes.tab}>
                {variant.option?.name}
              </label>
              <div className={classes.panel} data-option={option}>
                <OptionSummary variant={variant} />
                <Plan variant={variant} trip={trip} />
              </div>
            </Fragment>
          );
        })}
      </fieldset>
      {/* A link to an option opens it before anything else has arrived. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own. */}
      <script dangerouslySetInnerHTML={{ __html: SELECT_OPTION }} />
    </>
  );
}

/** Takes over what was chosen before the page was live. */
function useEarlyChoice(
  group: RefObject<HTMLFieldSetElement | null>,
  variants: readonly PackageVariant[],
  { change }: Trip,
) {
  const early = useRef<string>(undefined);
  // A page that is opened within the site was not there before.
  const wasLive = useRef(useHydrated());
  // Before the address sets the tabs; what it says is chosen already, by a script of its own.
  useLayoutEffect(() => {
    if (wasLive.current) return;
    early.current = group.current?.querySelector<HTMLInputElement>('input[name="option"]:checked')?.value;
  }, [group]);
  useEffect(() => {
    const shown = early.current;
    if (shown === undefined) return;
    // Once, when the page becomes live.
    early.current = undefined;
    const named = new URLSearchParams(window.location.search).get('option');
    const offered = variants.some(({ option }) => option?.id === named) ? named : variants[0]?.option?.id;
    if (shown !== offered) change({ option: shown });
  }, [variants, change]);
}

/** What an option is: name, description, price, features. Spec §2, §3 Overnight option. */
function OptionSummary({ variant }: { readonly variant: PackageVariant }) {
  const { package: texts, common } = useMessages();
  if (!variant.option) return null;
  return (
    <section className={classes.option}>
      <h2 data-step="3">{variant.option.name}</h2>
      <p>{variant.option.description}</p>
      <p className={classes.price}>
        {variant.priceText} {variant.hasPrice && common.perPerson}
      </p>
      <h3 data-step="5">{texts.features}</h3>
      <CheckList items={variant.option.features} />
    </section>
  );
}
