import { useState } from 'react';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ClientOnly, clientPart } from '../../ui/hydration/HydrationBoundary.tsx';
import classes from './CompareScreen.module.css';
import { HowItWorks } from './HowItWorks.tsx';

const myTours = clientPart(async () => (await import('./MyTours.tsx')).MyTours);

/** Saved tours, and up to three tours side by side; without scripts, how that works. */
export function CompareScreen({ page }: { readonly page: ComparePage }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} size="low" />
      <div className={classes.room}>
        {!isShown && (
          // Delayed, since most visitors have saved tours that replace it.
          <div className={classes.meanwhile}>
            <HowItWorks page={page} />
          </div>
        )}
        <ClientOnly part={myTours}>{(MyTours) => <MyTours page={page} onShown={setIsShown} />}</ClientOnly>
      </div>
    </>
  );
}
