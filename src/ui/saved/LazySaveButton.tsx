import { lazy } from 'react';
import { ClientOnly } from '../hydration/HydrationBoundary.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';

const SaveButton = lazy(async () => ({ default: (await import('./SaveButton.tsx')).SaveButton }));

/** The button that saves a tour, loaded on demand since it needs scripts. */
export function LazySaveButton(props: SaveButtonProps) {
  return (
    <ClientOnly>
      <SaveButton {...props} />
    </ClientOnly>
  );
}
