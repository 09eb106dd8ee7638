import { describe, expect, it } from 'vitest';
import { tourIn } from '../../helpers/resolved-pages.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();
const TRAIL_PRICES = 'prices/sentiero.json';

describe('the texts of booking messages', () => {
  it('are also in the operator’s language, which need not be the first one', () => {
    const { own, operator } = tourIn(site, 'mottarone-mezza-giornata', 'nl').booking;
    expect(own.date).not.toEqual(['Data preferita: ', { value: 'date' }]);
    expect(operator?.date).toEqual(['Data preferita: ', { value: 'date' }]);
    const dutch = tourIn(site.set('site.json', ['operatorLanguage'], 'nl'), 'orta-2d').booking;
    expect([dutch.own.money.locale, dutch.operator?.money.locale]).toEqual(['it-IT', 'nl-NL']);
  });
});

it('the chat message of a tour links back to the option where the option has no prices', () => {
  const { variants } = tourIn(site.without('prices/isole-lento.json'), 'isole-lente-3d');
  expect(variants.map(({ chatMessage }) => chatMessage.split('\n').at(-1))).toEqual([
    'https://laghi-lenti.example/viaggi/isole-lente-3d?option=lento&people=1',
    'https://laghi-lenti.example/viaggi/isole-lente-3d?option=attivo&people=1&tier=lodge',
  ]);
});

describe('the form of a trip', () => {
  it.each([
    ['children alone', site.unset(TRAIL_PRICES, ['singleSupplement']), 'Bambini'],
    [
      'children of any price and single rooms',
      site.unset(TRAIL_PRICES, ['children']),
      'Bambini e camere singole',
    ],
    ['both', site, 'Bambini e camere singole'],
  ])('asks for %s', (_what, workspace, title) => {
    expect(tourIn(workspace, 'sentiero-laghi-12d').trip.party.title).toBe(title);
  });

  it('asks for what any option of the tour needs', () => {
    const supplement = site.set('prices/isole-attivo.json', ['singleSupplement'], 80);
    expect(tourIn(supplement, 'isole-lente-3d').trip.party.title).toBe('Bambini e camere singole');
  });
});
