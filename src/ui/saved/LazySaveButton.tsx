import { ClientOnly, clientPart } from '../hydration/HydrationBoundary.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';

const saveButton = clientPart(async () => (await import('./SaveButton.tsx')).SaveButton);

/** The button that saves a tour, loaded on demand since it needs scripts. */
export function LazySaveButton(props: SaveButtonProps) {
  return <ClientOnly part={saveButton}>{(SaveButton) => <SaveButton {...props} />}</ClientOnly>;
}
