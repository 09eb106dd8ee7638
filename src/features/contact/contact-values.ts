import type { Letter } from '../../ui/Form/deliver.ts';
import { type ContactValues, fieldText } from '../../ui/Form/forms.ts';

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

/** A message in words, for chat and e-mail: it closes with who wrote. */
export function contactLetter({
  name,
  email,
  subject,
  message,
}: ContactValues): Pick<Letter, 'subject' | 'text'> {
  return { subject: subject.trim(), text: `${message.trim()}\n\n${name.trim()}\n${email.trim()}` };
}
