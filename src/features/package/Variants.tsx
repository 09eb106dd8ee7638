import { memo, Suspense, use } from 'react';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { IsPrerendered } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { OptionChips } from './OptionChips.tsx';
import { optionStyles } from './option-styles.ts';
import { Plan } from './Plan.tsx';
import type { Trip } from './use-trip.ts';
import classes from './Variants.module.css';

interface VariantsProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatMessage: string;
}

/**
 * Plan and prices: of the only variant, or of the option that a chip chooses. The chips are radio buttons, and
 * styles of the document show what belongs to the chosen one: they work as soon as they are painted.
 */
export function Variants({ page, trip, chatMessage }: VariantsProps) {
  const { variants } = page;
  // The styles of other documents are refused here.
  const isPrerendered = use(IsPrerendered);
  const [shown, choose] = useChosen(trip.variant, ({ option }) => trip.change({ option: option?.id }));
  const options = variants.flatMap(({ option }) => option ?? []);
  const [only] = variants;
  if (options.length === 0)
    return only && <Plan page={page} variant={only} trip={trip} chatMessage={chatMessage} />;
  return (
    <div className={classes.variants}>
      <OptionChips page={page} trip={trip} shown={shown} choose={choose} />
      {isPrerendered && <style>{optionStyles(`.${classes.variants}`, options)}</style>}
      {variants.map((variant) => (
        <div
          key={variant.option?.id}
          data-option={variant.option?.id}
          hidden={!isPrerendered && variant !== shown}
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

/** Hydrated after the chips; only follows what the page knows. */
const OptionPlan = memo(Plan);
