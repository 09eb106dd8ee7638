import { type ComponentProps, useState } from 'react';

/** A button that keeps the focus while it is disabled: the browser disables it only once the focus has left. */
export function KeptButton({
  type = 'button',
  disabled,
  onClick,
  onFocus,
  onBlur,
  ...others
}: ComponentProps<'button'>) {
  const [hasFocus, setFocus] = useState(false);
  return (
    <button
      {...others}
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={disabled || undefined}
      onFocus={(event) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocus(false);
        onBlur?.(event);
      }}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
