import type { FormTarget } from '../../shared/page-data/contact.ts';
import classes from './ServiceFields.module.css';

interface ServiceFieldsProps {
  readonly target: FormTarget;
  /** Code of the page's language. */
  readonly language: string;
}

/** Hidden fields for a form service: those of the operator, the language, and a honeypot against spam. */
export function ServiceFields({ target, language }: ServiceFieldsProps) {
  if (target.to !== 'endpoint') return null;
  const { fields, honeypot } = target;
  return (
    <>
      {Object.entries({ ...fields, language }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label aria-hidden className={classes.trap}>
        {honeypot.label}
        <input name={honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}

/** Attributes of a form that work without scripts: it is sent to the form service, or not at all. */
export function formAttributes(target: FormTarget) {
  return target.to === 'endpoint' ? { method: 'post', action: target.url } : { method: 'dialog' };
}
