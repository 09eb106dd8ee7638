import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from './hooks/use-hydrated.ts';

/** A part of a page that is fetched when it is rendered; nothing where it cannot be fetched. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}

/** Holds the place of such a part: nothing until the page is live, and the part is there. */
export function Late({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
