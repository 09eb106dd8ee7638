import { describe, expect, it } from 'vitest';
import { findLanguages, matchesLanguage } from '../../src/desk/entries/known-languages.ts';
import { answerLength, formatLength, readLength } from '../../src/desk/entries/read-length.ts';
import { countryCode, readPhone } from '../../src/desk/fields/read-phone.ts';
import { makeId } from '../../src/desk/store/list-entries.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';

describe('What people type is understood:', () => {
  it.each([
    ['2 hari', '2'],
    ['2 days', '2'],
    ['2 hari 1 malam', '2'],
    ['3D2N', '3'],
    ['2 nights', '3'],
    ['1,5 jam', '1.5h'],
    ['4h', '4h'],
    ['12', '12'],
    ['2 days 2 nights', '2 days 2 nights'],
    ['2 weeks', '2 weeks'],
  ])('a length of “%s”.', (typed, length) => {
    const words = Object.values(deskLanguages).map(({ entries }) => entries.lengthUnits);
    expect(answerLength(typed, words)).toBe(length);
  });

  it.each([
    { days: 1 },
    { days: 3 },
    { days: 12, nights: 12 },
    { days: 2, nights: 0 },
    { hours: 1 },
    { hours: 1.5 },
  ])('a length of %j as it is said in each language of the desk.', (length) => {
    const all = Object.values(deskLanguages);
    const units = all.map(({ entries }) => entries.lengthUnits);
    for (const words of all) expect(readLength(formatLength(length, words), units)).toEqual(length);
  });

  it.each([
    ['0812-3456-7890', '+62 812-3456-7890'],
    ['0812 3456 7890', '+62 812 3456 7890'],
    ['+62 (0) 812.3456.7890', '+62 812-3456-7890'],
    ['0044 20 7946 0018', '+44 20 7946 0018'],
    ['(0370) 123456', '+62 370 123456'],
    ['0812', undefined],
    ['by chat', undefined],
  ])('a phone number such as “%s”.', (typed, number) => {
    expect(readPhone(typed, countryCode('+62 812-0000-0000'))).toBe(number);
  });

  it('a phone number without a country code is none where no other number has one.', () => {
    expect(readPhone('0812-3456-7890', countryCode('+6281200000000'))).toBe(undefined);
  });

  it.each(['Belanda', 'dutch', 'Nederlands', 'nl'])('“%s” for a language.', (typed) => {
    const found = findLanguages(['id', 'en'], typed).filter((language) => matchesLanguage(language, typed));
    expect(found.map(({ code }) => code)).toContain('nl');
  });

  it.each([
    ['Pink Beach', 'pink-beach'],
    ['GiliTrawanganSehari', 'gili-trawangan-sehari'],
    ['Café & Pantai ', 'cafe-pantai'],
  ])('an address such as “%s”.', (typed, id) => {
    expect(makeId(typed)).toBe(id);
  });
});
