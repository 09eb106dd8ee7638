import { VisuallyHidden } from '@mantine/core';
import Star from 'lucide-react/icons/star';
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
      <Star aria-hidden size={16} />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
