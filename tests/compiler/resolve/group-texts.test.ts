import { describe, expect, it } from 'vitest';
import { groupTexts } from '../../../scripts/compiler/resolve/group-texts.ts';
import type { PageContext } from '../../../scripts/compiler/resolve/page-context.ts';
import { pluralNumber } from '../../../scripts/compiler/resolve/plural-number.ts';
import { resolveRows } from '../../../scripts/compiler/resolve/price-rows.ts';
import { type BookingTexts, bookingMessage } from '../../../src/domain/booking-message.ts';
import { contentOf, contextOf } from '../../helpers/resolved-workspace.ts';
import { russianGroups, russianRules } from '../../helpers/russian-site.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function contextIn(workspace: Workspace, code: string): PageContext {
  return contextOf(contentOf(workspace), code);
}

const labelOf = (context: PageContext, min: number, max: number): string | undefined =>
  resolveRows(context, [{ band: 'x', min, max, cells: [] }])[0]?.label;

describe('the size of a group', () => {
  it.each([
    [1, 1, 'شخص واحد'],
    [2, 2, 'شخصان'],
    [1, 2, '١–٢ شخص'],
    [3, 4, '٣–٤ أشخاص'],
    [2, 10, '٢–١٠ أشخاص'],
    [5, 12, '٥–١٢ شخصًا'],
    [100, 100, '١٠٠ شخص'],
  ])('takes the plural of the range in Arabic: %i to %i', (min, max, label) => {
    expect(labelOf(contextIn(scriptSite(), 'ar'), min, max)).toBe(label);
  });

  it.each([
    [1, 1, '1 persona'],
    [2, 4, '2–4 persone'],
  ])('needs no plural where a language chooses by the text: %i to %i', (min, max, label) => {
    expect(labelOf(contextIn(secondOperator(), 'it'), min, max)).toBe(label);
  });

  it.each([
    ['ar-OM', 1, 2, 'other'],
    ['lv-LV', 1, 10, 'other'],
    ['mk-MK', 2, 21, 'other'],
    ['ru-RU', 2, 4, 'few'],
    ['fr-FR', 1, 1, 'one'],
  ])('is counted by a number of the same plural: %s, %i to %i', (locale, min, max, category) => {
    expect(new Intl.PluralRules(locale).select(pluralNumber(locale, { min, max }))).toBe(category);
  });

  it('is counted for each locale and range by itself', () => {
    expect(pluralNumber('ru-RU', { min: 2, max: 4 })).toBe(4);
    expect(pluralNumber('lv-LV', { min: 1, max: 10 })).toBe(199);
    expect(pluralNumber('lv-LV', { min: 2, max: 21 })).toBe(21);
  });
});

describe('the size of a group in the message of the chat', () => {
  const said = (texts: Partial<BookingTexts>, locale: string, people: number): string => {
    const money = { locale, currency: 'EUR', decimals: 2 };
    const rest = { opening: '', names: [], date: [], tiers: {}, alternatives: {}, price: [] };
    const booking: BookingTexts = { people: [], ...texts, ...rest, money };
    return bookingMessage(booking, undefined, { address: '', alternatives: {}, people }).split('\n')[1] ?? '';
  };

  it.each([
    [1, 'شخص واحد'],
    [2, 'شخصان'],
    [4, '٤ أشخاص'],
    [11, '١١ شخصًا'],
    [150, '١٥٠ شخصًا'],
    [201, '٢٠١ شخص'],
  ])('is in the right plural in Arabic: %i', (people, text) => {
    expect(said(groupTexts(contextIn(scriptSite(), 'ar')), 'ar-OM-u-nu-arab', people)).toBe(text);
  });

  it.each([
    [1, '1 турист'],
    [3, '3 туриста'],
    [12, '12 туристов'],
    [21, '21 турист'],
    [134, '134 туриста'],
  ])('is in the right plural where the largest group of the site has another: %i', (people, text) => {
    expect(said(groupTexts(contextIn(russianGroups(), 'nl')), 'ru-RU', people)).toBe(text);
  });

  it('has the plural of any number, and others by their names', () => {
    const { people, groups, person } = groupTexts(contextIn(scriptSite(), 'ar'));
    expect(people).toEqual([{ value: 'people' }, ' شخص']);
    expect(groups).toEqual({
      two: ['شخصان'],
      few: [{ value: 'people' }, ' أشخاص'],
      many: [{ value: 'people' }, ' شخصًا'],
    });
    expect(person).toBe('شخص واحد');
  });

  it.each([
    [1, '1 persona'],
    [4, '4 persone'],
  ])('is told without plurals of their own in Italian: %i', (people, text) => {
    const texts = groupTexts(contextIn(secondOperator(), 'it'));
    expect(texts.groups).toBeUndefined();
    expect(said(texts, 'it-IT', people)).toBe(text);
  });

  it('is told in one way where the text is the same in every plural of the language', () => {
    const { people, groups } = groupTexts(contextIn(russianRules(), 'nl'));
    expect(people).toEqual([{ value: 'people' }, ' personen']);
    expect(groups).toBeUndefined();
  });
});
