import { VisuallyHidden } from '@mantine/core';
import classes from './Rating.module.css';

interface RatingProps {
  readonly text: string;
  /** The rating in words, for screen readers. */
  readonly label: string;
}

/** A star and a rating. */
export function Rating({ text, label }: RatingProps) {
  return (
    <span className={classes.rating}>
      <svg aria-hidden width={16} height={16} viewBox="0 0 24 24" strokeWidth={2} strokeLinejoin="round">
        <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.3l-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z" />
      </svg>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
