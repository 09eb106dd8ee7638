import { describe, expect, it } from 'vitest';
import { languageSchema } from '../../../schema/site.ts';
import { formatShortMoney } from '../../../scripts/compiler/resolve/money.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const thousands = { from: 2000, unit: 1000, text: '€ {amount} duizend', words: ['duizend'] };
const dutch = languageSchema.parse({
  code: 'nl',
  locale: 'nl-NL',
  name: 'Nederlands',
  direction: 'ltr',
  shortAmounts: [thousands],
});
const euro = { locale: 'nl-NL', currency: 'EUR', decimals: 2 };

describe('the short form of an amount', () => {
  it.each([
    // It begins with the amount that the form is for.
    [200_000, '€ 2 duizend'],
    [100_000, '€\u00a01.000'],
    [250_000, '€ 2,5 duizend'],
    // It never loses a part of the amount.
    [255_000, '€\u00a02.550'],
    [200_010, '€\u00a02.000,10'],
  ])('of %d cents is %j', (amount, text) => {
    expect(formatShortMoney(dutch, euro, amount)).toBe(text);
  });

  it('is the first that is large enough', () => {
    const millions = { from: 1_000_000, unit: 1_000_000, text: '€ {amount} mln', words: ['miljoen'] };
    const both = { ...dutch, shortAmounts: [millions, thousands] };
    expect(formatShortMoney(both, euro, 120_000_000)).toBe('€ 1,2 mln');
    expect(formatShortMoney(both, euro, 30_000_000)).toBe('€ 300 duizend');
  });
});

describe('amounts of a language', () => {
  it('have the space of its locale unless the site says otherwise', () => {
    const site = secondOperator();
    const priceText = (workspace: typeof site) =>
      pageOf(languageOf(compiled(workspace.sources).site, 'nl'), 'package', '/viaggi/orta-2d').variants[0]
        ?.priceText;
    expect(priceText(site)).toBe('vanaf €\u00a0184,90');
    expect(priceText(site.set('site.json', ['languages', 1, 'currencySpace'], false))).toBe('vanaf €184,90');
  });
});
