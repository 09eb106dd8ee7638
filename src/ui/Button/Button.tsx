import type { ComponentPropsWithRef } from 'react';
import classes from './Button.module.css';

/** How a button looks. */
export interface ButtonLook {
  readonly look?: 'filled' | 'outline' | 'accent' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

function lookAttributes(
  { look = 'filled', size = 'medium', wide = false }: ButtonLook,
  className: string | undefined,
) {
  return {
    className: className === undefined ? classes.button : `${classes.button} ${className}`,
    'data-look': look,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

/** A button; Mantine's own brings a loader and transitions that no page of this site needs. */
export function Button({
  look,
  size,
  wide,
  className,
  ...rest
}: ComponentPropsWithRef<'button'> & ButtonLook) {
  return <button type="button" {...rest} {...lookAttributes({ look, size, wide }, className)} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: ComponentPropsWithRef<'a'> & ButtonLook) {
  return <a {...rest} {...lookAttributes({ look, size, wide }, className)} />;
}
