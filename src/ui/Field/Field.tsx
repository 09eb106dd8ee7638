import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Field.module.css';

interface FieldLook {
  /** Label above the field; fields without one have an `aria-label`. */
  readonly label?: string | undefined;
  /** Must be filled in; marked with an asterisk. The browser does not check it. */
  readonly mandatory?: boolean | undefined;
  /** What is wrong with it; said below the field and with it by screen readers. */
  readonly error?: string | undefined;
}

/** A one-line field with its label. */
export function TextField({
  label,
  mandatory,
  error,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & FieldLook) {
  const id = useId();
  return (
    <Labelled id={id} label={label} mandatory={mandatory} error={error} className={className}>
      <input {...rest} {...fieldAttributes(id, { mandatory, error })} />
    </Labelled>
  );
}

/** A field for several lines with its label. */
export function TextArea({
  label,
  mandatory,
  error,
  className,
  ...rest
}: ComponentPropsWithRef<'textarea'> & FieldLook) {
  const id = useId();
  return (
    <Labelled id={id} label={label} mandatory={mandatory} error={error} className={className}>
      <textarea {...rest} {...fieldAttributes(id, { mandatory, error })} />
    </Labelled>
  );
}

function fieldAttributes(id: string, { mandatory, error }: FieldLook) {
  const invalid = error !== undefined;
  return {
    id,
    'aria-required': mandatory,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? errorId(id) : undefined,
    className: classes.field,
  };
}

interface LabelledProps extends FieldLook {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What stands above and below a field. */
function Labelled({ id, label, mandatory, error, className, children }: LabelledProps) {
  return (
    <div className={className}>
      {label !== undefined && (
        <label htmlFor={id} className={classes.label}>
          {label}
          {mandatory && (
            <span aria-hidden className={classes.asterisk}>
              {' *'}
            </span>
          )}
        </label>
      )}
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}
