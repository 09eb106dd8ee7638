import type { ContactValues } from '../../domain/forms.ts';
import { fieldText } from '../../ui/Field/field-text.ts';

/** What was typed into a contact form. */
export function readContactForm(form: HTMLFormElement): ContactValues {
  const value = (field: keyof ContactValues) => fieldText(form, field);
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** A message as plain text, for chat and e-mail. */
export function contactText({ name, email, message }: ContactValues, subject: string): string {
  const opening = subject.trim() === '' ? [] : [subject.trim()];
  return [...opening, message.trim(), `${name.trim()}\n${email.trim()}`].join('\n\n');
}
