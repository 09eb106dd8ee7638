import { Container } from '@mantine/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { MOST_COMPARED } from '../../shared/compared-tours.ts';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import { useSite } from '../../shared/site-context.tsx';
import { groupPriceTexts } from '../../shared/site-texts.ts';
import { GroupForm } from '../../ui/prices/GroupForm.tsx';
import { useGroupPrices } from '../../ui/prices/use-group-prices.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { useSaved } from '../../ui/saved/saved-tours.ts';
import { AddTour } from './AddTour.tsx';
import { Comparison } from './Comparison.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import classes from './MyTours.module.css';
import { SavedTours } from './SavedTours.tsx';
import { useCompared } from './use-compared.ts';
import { useTours } from './use-tours.ts';

interface MyToursProps {
  readonly page: ComparePage;
  /** Told once it is on the screen, and again when it is not. */
  readonly onThere: (isThere: boolean) => void;
}

/**
 * The tours that are kept on this device, and those of them, or of an address that somebody sent, side by side.
 *
 * @public Loaded on demand.
 */
export function MyTours({ page, onThere }: MyToursProps) {
  const { shell, messages } = useSite();
  const { group, priced } = useGroupPrices(shell.pricing, groupPriceTexts(messages));
  const saved = useSaved();
  const [compared, compare] = useCompared();
  const tours = useTours(
    useMemo(() => [...new Set([...compared, ...saved])], [compared, saved]),
    page.tourPath,
  );
  const [isFull, setIsFull] = useState(false);

  useLayoutEffect(() => {
    onThere(true);
    return () => onThere(false);
  }, [onThere]);

  function add(slug: string) {
    setIsFull(compared.length >= MOST_COMPARED);
    if (compared.length < MOST_COMPARED) compare([...compared, slug]);
  }

  function remove(slug: string) {
    setIsFull(false);
    compare(compared.filter((other) => other !== slug));
  }

  const adding = <AddTour page={page} compared={compared} onAdd={add} />;
  return (
    <>
      {saved.length > 0 && (
        <Section title={page.texts.saved}>
          <SavedTours {...{ page, saved, tours, compared, priced, add, remove }} />
          <p role="status" className={classes.full}>
            {isFull && page.texts.full}
          </p>
        </Section>
      )}
      {compared.length > 0 ? (
        <Section title={page.texts.sideBySide} tone="sand">
          <div className={classes.tools}>
            <GroupForm group={group} pricing={shell.pricing} texts={messages.package} />
            {compared.length < MOST_COMPARED && adding}
          </div>
          <Comparison {...{ page, compared, tours, priced, group, remove }} />
        </Section>
      ) : (
        saved.length > 0 && <Container pb="xl">{adding}</Container>
      )}
      {saved.length === 0 && <HowItWorks page={page}>{compared.length === 0 && adding}</HowItWorks>}
    </>
  );
}
