import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import classes from './Slice.module.css';
import { fallAsleep, isPrerendered, type Sleep } from './sleep.ts';
import { whenIdle } from './when-idle.ts';

interface SliceProps {
  readonly children: ReactNode;
}

/**
 * A part of a page that wakes on its own: on a prerendered page its HTML stays as it is until it comes near the
 * screen or something happens on the page. React then takes it over in tasks of its own.
 */
export function Slice({ children }: SliceProps) {
  const [sleep] = useState(fallAsleep);
  return (
    <Room sleep={sleep}>
      <Suspense>
        <Sleeper sleep={sleep}>{children}</Sleeper>
      </Suspense>
    </Room>
  );
}

interface SleepingProps extends SliceProps {
  readonly sleep: Sleep;
}

/** Children that are not rendered while they sleep: React keeps the HTML that is there. */
function Sleeper({ sleep, children }: SleepingProps) {
  if (sleep.rest) use(sleep.rest);
  return children;
}

/** How far from the screen a part wakes: half a screen. */
const NEAR = '50%';

/** The room of a part. Until it wakes it is neither laid out nor painted while it is off the screen. */
function Room({ sleep, children }: SleepingProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isAsleep, setIsAsleep] = useState(isPrerendered);

  useEffect(() => {
    if (sleep.isAwake() || !room.current) {
      setIsAsleep(false);
      return undefined;
    }
    // Laying it out is not urgent: what the visitor does goes first.
    void sleep.rest?.then(() => whenIdle(() => setIsAsleep(false)));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sleep.wake();
      },
      { rootMargin: NEAR },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [sleep]);

  return (
    <div ref={room} className={classes.room} data-asleep={isAsleep || undefined}>
      {children}
    </div>
  );
}
