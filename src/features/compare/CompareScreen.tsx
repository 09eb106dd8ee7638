import type { ComparePage } from '../../shared/page-data/compare.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { ClientOnly, clientPart } from '../../ui/hydration/HydrationBoundary.tsx';
import classes from './CompareScreen.module.css';
import { HowItWorks } from './HowItWorks.tsx';

const myTours = clientPart(async () => (await import('./MyTours.tsx')).MyTours);

/** Saved tours, and up to three tours side by side; without scripts, how that works. */
export function CompareScreen({ page }: { readonly page: ComparePage }) {
  const meanwhile = (
    // Delayed, since most visitors have saved tours that replace it.
    <div className={classes.meanwhile}>
      <HowItWorks page={page} />
    </div>
  );
  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} size="low" />
      <div className={classes.room}>
        <ClientOnly part={myTours} meanwhile={meanwhile}>
          {(MyTours) => <MyTours page={page} />}
        </ClientOnly>
      </div>
    </>
  );
}
