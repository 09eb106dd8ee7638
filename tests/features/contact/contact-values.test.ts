import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactLetter } from '../../../src/features/contact/ContactForm.tsx';
import { anyText } from '../../arbitraries/texts.ts';

it('contactLetter has the subject apart, and loses only blanks at the ends of what was typed', () => {
  const typed = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });
  fc.assert(
    fc.property(typed, ({ name, email, subject, message }) => {
      expect(contactLetter({ name, email, subject, message })).toEqual({
        subject: subject.trim(),
        text: `${message.trim()}\n\n${name.trim()}\n${email.trim()}`,
      });
    }),
  );
});
