import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLetter } from '../../../src/features/contact/contact-values.ts';
import { anyText } from '../../arbitraries/texts.ts';

describe('contactLetter', () => {
  it('has the subject apart and closes with who wrote', () => {
    const values = {
      name: ' Ayu ',
      email: 'ayu@example.com',
      subject: ' Boat ',
      message: ' Is there one?\n',
    };
    expect(contactLetter(values)).toEqual({ subject: 'Boat', text: 'Is there one?\n\nAyu\nayu@example.com' });
  });

  it('loses nothing of what was typed but blanks at the ends', () => {
    const typed = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });
    fc.assert(
      fc.property(typed, (values) => {
        const { subject, text } = contactLetter(values);
        expect(subject).toBe(values.subject.trim());
        for (const part of [values.name, values.email, values.message]) expect(text).toContain(part.trim());
      }),
    );
  });
});
