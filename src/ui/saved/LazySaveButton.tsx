import { lazy } from 'react';
import { ClientOnly } from '../hydration/HydrationBoundary.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';

const SaveButton = lazy(async () => ({ default: (await import('./SaveButton.tsx')).SaveButton }));

/** The button that saves a tour. It needs scripts, and comes with them. */
export function LazySaveButton(props: SaveButtonProps) {
  return (
    <ClientOnly>
      <SaveButton {...props} />
    </ClientOnly>
  );
}
