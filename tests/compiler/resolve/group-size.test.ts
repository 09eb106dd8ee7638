import { describe, expect, it } from 'vitest';
import { groupTexts } from '../../../scripts/compiler/resolve/group-size.ts';
import type { PageContext } from '../../../scripts/compiler/resolve/page-context.ts';
import { resolveRows } from '../../../scripts/compiler/resolve/price-table.ts';
import { type BookingTexts, bookingMessage } from '../../../src/trip/booking-message.ts';
import { contentOf, contextOf } from '../../helpers/resolved-workspace.ts';
import { russianGroups, russianRules } from '../../helpers/russian-site.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function contextIn(workspace: Workspace, code: string): PageContext {
  return contextOf(contentOf(workspace), code);
}

const arabic = contextIn(scriptSite(), 'ar');
const russian = contextIn(russianGroups(), 'nl');
const italian = contextIn(secondOperator(), 'it');

describe('the size of a group in a table', () => {
  it.each([
    ['Arabic', arabic, 1, 1, 'شخص واحد'],
    ['Arabic', arabic, 2, 2, 'شخصان'],
    ['Arabic', arabic, 2, 10, '٢\u2060–\u2060١٠ أشخاص'],
    ['Arabic', arabic, 5, 12, '٥\u2060–\u2060١٢ شخصًا'],
    ['Arabic', arabic, 100, 100, '١٠٠ شخص'],
    ['Italian', italian, 1, 1, '1 persona'],
    ['Italian', italian, 2, 4, '2\u2060–\u20604 persone'],
  ])('has the plural of the range in %s, whose text may choose by the range: %i to %i', (...row) => {
    const [, context, min, max, label] = row;
    const [shown] = resolveRows(context, [{ band: 'x', min, max, cells: [] }]);
    expect(shown?.label).toBe(label);
  });
});

describe('the size of a group in the chat message', () => {
  const said = (context: PageContext, locale: string, people: number): string => {
    const money = { locale, currency: 'EUR', decimals: 2 };
    const none = {
      opening: '',
      interest: '',
      otherSize: '',
      askPrice: '',
      names: [],
      tiers: {},
      ageGroups: {},
      alternatives: {},
    };
    const rest = { ...none, date: [], adults: [], line: [], price: [] };
    const booking: BookingTexts = { ...groupTexts(context), ...rest, money };
    return bookingMessage(booking, undefined, { address: '', alternatives: {}, people }).split('\n')[1] ?? '';
  };

  it.each([
    [arabic, 'ar-OM-u-nu-arab', 1, 'شخص واحد'],
    [arabic, 'ar-OM-u-nu-arab', 2, 'شخصان'],
    [arabic, 'ar-OM-u-nu-arab', 4, '٤ أشخاص'],
    [arabic, 'ar-OM-u-nu-arab', 150, '١٥٠ شخصًا'],
    [arabic, 'ar-OM-u-nu-arab', 201, '٢٠١ شخص'],
    [russian, 'ru-RU', 3, '3 туриста'],
    [russian, 'ru-RU', 12, '12 туристов'],
    [russian, 'ru-RU', 21, '21 турист'],
    [italian, 'it-IT', 1, '1 persona'],
    [italian, 'it-IT', 4, '4 persone'],
  ])('is in the right plural, though larger than any group of the site: %#', (...row) => {
    const [context, locale, people, text] = row;
    expect(said(context, locale, people)).toBe(text);
  });

  it('has one text where all plurals of the language have the same', () => {
    const { people, groups } = groupTexts(contextIn(russianRules(), 'nl'));
    expect(people).toEqual([{ value: 'people' }, ' personen']);
    expect(groups).toBeUndefined();
  });
});
