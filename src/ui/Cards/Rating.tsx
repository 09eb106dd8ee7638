import { VisuallyHidden } from '@mantine/core';
import { useMessages } from '../../shared/site-context.tsx';
import classes from './Rating.module.css';

/** A star and a rating. */
export function Rating({ text }: { readonly text: string }) {
  const { common } = useMessages();
  return (
    <span className={classes.rating}>
      <svg aria-hidden width={16} height={16} viewBox="0 0 24 24" strokeWidth={2} strokeLinejoin="round">
        <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.3l-5.9 3.2 1.2-6.5L2.5 9.4l6.6-.9z" />
      </svg>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{common.rating({ rating: text })}</VisuallyHidden>
    </span>
  );
}
