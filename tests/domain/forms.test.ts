import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankContactFields,
  type ContactValues,
  isNewsletterReady,
  REQUIRED_CONTACT_FIELDS,
} from '../../src/domain/forms.ts';
import { anyText, blankText, nonBlankText } from '../arbitraries/texts.ts';

function contact(overrides: Partial<ContactValues> = {}): ContactValues {
  return { name: 'Ayu', email: 'ayu@example.com', subject: 'Boat', message: 'Hello', ...overrides };
}

describe('blankContactFields', () => {
  it('finds nothing in a filled form', () => {
    expect(blankContactFields(contact())).toEqual([]);
  });

  it.each(REQUIRED_CONTACT_FIELDS)('finds an empty %s', (field) => {
    expect(blankContactFields(contact({ [field]: '' }))).toEqual([field]);
  });

  it('leaves the subject to the visitor', () => {
    expect(blankContactFields(contact({ subject: '' }))).toEqual([]);
  });

  it('names blank fields in the order of the form', () => {
    expect(blankContactFields({ name: '', email: '', subject: '', message: '' })).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  it('does not look at the format of the e-mail', () => {
    expect(blankContactFields(contact({ email: 'not an address' }))).toEqual([]);
  });

  it('finds any field of nothing but blanks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REQUIRED_CONTACT_FIELDS), blankText, (field, blank) => {
        expect(blankContactFields(contact({ [field]: blank }))).toEqual([field]);
      }),
    );
  });

  it('accepts any texts that are not blank, whatever the subject', () => {
    const values = fc.record({
      name: nonBlankText,
      email: nonBlankText,
      subject: anyText,
      message: nonBlankText,
    });
    fc.assert(
      fc.property(values, (filled) => {
        expect(blankContactFields(filled)).toEqual([]);
      }),
    );
  });
});

describe('isNewsletterReady', () => {
  it('is true for an address', () => {
    expect(isNewsletterReady('ayu@example.com')).toBe(true);
  });

  it('is false for every blank text', () => {
    fc.assert(
      fc.property(blankText, (email) => {
        expect(isNewsletterReady(email)).toBe(false);
      }),
    );
  });

  it('is true for every other text', () => {
    fc.assert(
      fc.property(nonBlankText, (email) => {
        expect(isNewsletterReady(email)).toBe(true);
      }),
    );
  });
});
