import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactText } from '../../../src/features/contact/contact-values.ts';
import { anyText, blankText } from '../../arbitraries/texts.ts';

const VALUES = { name: ' Ayu ', email: 'ayu@example.com', subject: ' Boat ', message: ' Is there one?\n' };

describe('contactText', () => {
  it('opens with the subject and closes with who wrote', () => {
    expect(contactText(VALUES, VALUES.subject)).toBe('Boat\n\nIs there one?\n\nAyu\nayu@example.com');
  });

  it('opens with the message where the subject is blank', () => {
    fc.assert(
      fc.property(blankText, (subject) => {
        expect(contactText(VALUES, subject)).toBe('Is there one?\n\nAyu\nayu@example.com');
      }),
    );
  });

  it('loses nothing of what was typed but blanks at the ends', () => {
    const values = fc.record({ name: anyText, email: anyText, subject: anyText, message: anyText });
    fc.assert(
      fc.property(values, (typed) => {
        const text = contactText(typed, typed.subject);
        for (const part of Object.values(typed)) expect(text).toContain(part.trim());
      }),
    );
  });
});
