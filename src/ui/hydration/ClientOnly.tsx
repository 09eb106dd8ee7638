import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useHydrated } from './use-hydrated.ts';

/** Parts that need scripts: rendered once the page is hydrated; nothing until they are there, or where they fail. */
export function ClientOnly({ children }: { readonly children: ReactNode }) {
  return (
    useHydrated() && (
      <ErrorBoundary fallback={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    )
  );
}
