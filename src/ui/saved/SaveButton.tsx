import { UnstyledButton } from '@mantine/core';
import type { Link } from '../../shared/page-data/parts.ts';
import { Icon } from '../icons/Icon.tsx';
import classes from './SaveButton.module.css';
import { saveTour, useSaved } from './saved-tours.ts';

export interface SaveButtonProps {
  /** Of the tour. */
  readonly slug: string;
  /** Names the button for screen readers. */
  readonly label: string;
  /** Link to the saved tours, shown once this is one of them; absent on their own page. */
  readonly compare?: Link;
}

/**
 * Saves a tour on the device, or removes it; a saved tour has a link to the comparison beside it.
 *
 * @public Loaded on demand.
 */
export function SaveButton({ slug, label, compare }: SaveButtonProps) {
  const isSaved = useSaved().includes(slug);
  return (
    <span className={classes.place} data-saved={isSaved || undefined}>
      <UnstyledButton
        aria-label={label}
        aria-pressed={isSaved}
        className={classes.button}
        onClick={() => saveTour(slug, !isSaved)}
      >
        <Icon name="heart" size={20} />
      </UnstyledButton>
      {isSaved && compare && <a href={compare.href}>{compare.label}</a>}
    </span>
  );
}
