import type { Link } from '../../shared/page-data/parts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './SavedLink.module.css';

/** To the tours that the visitor keeps; their number comes from `--saved`. */
export function SavedLink({ label, href }: Link) {
  return (
    <a href={href} className={classes.link}>
      <Icon name="heart" size={20} />
      <span>{label}</span>
    </a>
  );
}
