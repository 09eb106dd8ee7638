import { type ComponentPropsWithRef, useId } from 'react';
import classes from './Field.module.css';

interface FieldLook {
  /** Label above the field; fields without one have an `aria-label`. */
  readonly label?: string | undefined;
  /** Must be filled in; marked with an asterisk. The browser does not check it. */
  readonly mandatory?: boolean;
  readonly invalid?: boolean;
}

/** A one-line field with its label. */
export function TextField({
  label,
  mandatory,
  invalid,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & FieldLook) {
  const id = useId();
  return (
    <div className={className}>
      <Label text={label} field={id} mandatory={mandatory} />
      <input
        {...rest}
        id={id}
        aria-required={mandatory}
        aria-invalid={invalid || undefined}
        className={classes.field}
      />
    </div>
  );
}

/** A field for several lines with its label. */
export function TextArea({
  label,
  mandatory,
  invalid,
  className,
  ...rest
}: ComponentPropsWithRef<'textarea'> & FieldLook) {
  const id = useId();
  return (
    <div className={className}>
      <Label text={label} field={id} mandatory={mandatory} />
      <textarea
        {...rest}
        id={id}
        aria-required={mandatory}
        aria-invalid={invalid || undefined}
        className={classes.field}
      />
    </div>
  );
}

interface LabelProps {
  readonly text: string | undefined;
  readonly field: string;
  readonly mandatory: boolean | undefined;
}

function Label({ text, field, mandatory }: LabelProps) {
  if (text === undefined) return null;
  return (
    <label htmlFor={field} className={classes.label}>
      {text}
      {mandatory && (
        <span aria-hidden className={classes.asterisk}>
          {' *'}
        </span>
      )}
    </label>
  );
}
