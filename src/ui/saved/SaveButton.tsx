import { UnstyledButton } from '@mantine/core';
import { tourSlug } from '../../shared/compared-tours.ts';
import { useSite } from '../../shared/site-context.tsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './SaveButton.module.css';
import { saveTour, useSaved } from './saved-tours.ts';

export interface SaveButtonProps {
  /** Address of the tour's page in whichever language. */
  readonly href: string;
  readonly name: string;
  /** False on the page of the saved tours, which needs no link to itself. */
  readonly hasLink?: boolean;
}

/**
 * Saves a tour on the device, or removes it; a saved tour has a link to the comparison beside it.
 *
 * @public Loaded on demand.
 */
export function SaveButton({ href, name, hasLink = true }: SaveButtonProps) {
  const { layout, messages } = useSite();
  const slug = tourSlug(href);
  const isSaved = useSaved().includes(slug);
  return (
    <span className={classes.place} data-saved={isSaved || undefined}>
      <UnstyledButton
        aria-label={messages.common.saveTour({ name })}
        aria-pressed={isSaved}
        className={classes.button}
        onClick={() => saveTour(slug, !isSaved)}
      >
        <Icon name="heart" size={20} />
      </UnstyledButton>
      {isSaved && hasLink && <a href={layout.compare.href}>{messages.common.compare}</a>}
    </span>
  );
}
