import classes from './GroupChooser.module.css';

/** What a price comes to in another currency, or what that means; nothing where the page has none. */
export function About({ text }: { readonly text: string | undefined }) {
  return text !== undefined && <small className={classes.about}>{text}</small>;
}
