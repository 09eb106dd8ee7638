import { Late, latePart } from '../late.tsx';
import type { SaveButtonProps } from './SaveButton.tsx';

const SaveButton = latePart(async () => (await import('./SaveButton.tsx')).SaveButton);

/** The button that keeps a tour. It needs scripts, and comes with them. */
export function LateSaveButton(props: SaveButtonProps) {
  return (
    <Late>
      <SaveButton {...props} />
    </Late>
  );
}
