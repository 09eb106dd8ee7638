import { describe, expect, it } from 'vitest';
import { blankContactFields, isNewsletterReady } from '../../../src/ui/Form/forms.ts';

const FILLED = { name: 'Ayu', email: 'ayu@example.com', subject: 'Boat', message: 'Hello' };

describe('blankContactFields', () => {
  it.each([
    ['nothing in a filled form', {}, []],
    [
      'every required field in the order of the form',
      { name: '', email: '', message: '' },
      ['name', 'email', 'message'],
    ],
    ['a field of blanks', { message: ' \n\u00a0' }, ['message']],
    ['nothing in a form without subject', { subject: '' }, []],
    ['nothing in an e-mail address of any format', { email: 'not an address' }, []],
  ])('finds %s', (_, typed, fields) => {
    expect(blankContactFields({ ...FILLED, ...typed })).toEqual(fields);
  });
});

describe('isNewsletterReady', () => {
  it.each([
    ['ayu@example.com', true],
    ['', false],
    [' \t', false],
  ])('of %j is %s', (email, expected) => {
    expect(isNewsletterReady(email)).toBe(expected);
  });
});
