import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { russianGroups } from '../../helpers/russian-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function pageOfTour(workspace: Workspace, id: string, code = 'it') {
  return pageOf(languageOf(compiled(workspace.sources).site, code), 'package', `/viaggi/${id}`);
}

/** What every tour of the second operator needs in Italian. */
const PLAIN = {
  date: ['Data preferita: ', { value: 'date' }],
  people: [{ value: 'people' }, ' persone'],
  person: '1 persona',
  price: [{ value: 'price' }, ' a persona, ', { value: 'total' }, ' in tutto'],
  offers: { october: 'Ottobre sul lago' },
  money: { locale: 'it-IT', currency: 'EUR', decimals: 2 },
};

describe('the words of booking messages', () => {
  it('are those that a tour with classes, ages, rooms for one and offers needs', () => {
    expect(pageOfTour(site, 'sentiero-laghi-12d').booking).toEqual({
      own: {
        ...PLAIN,
        adults: ['Adulti: ', { value: 'count' }],
        ageGroups: { infant: 'Neonati', child: 'Bambini', teenager: 'Ragazzi' },
        singleRooms: ['Camere singole: ', { value: 'count' }],
        tiers: { none: 'Senza alloggio', guesthouse: 'Locanda', lodge: 'Albergo' },
        offers: { earlyBird: 'Prima prenoti, meno paghi', october: 'Ottobre sul lago' },
      },
    });
  });

  it('are fewer where a tour has less, and speak of the group where it pays as one', () => {
    expect(pageOfTour(site, 'grande-giro-4d').booking.own).toEqual({ ...PLAIN, tiers: {} });
    expect(pageOfTour(site, 'mottarone-mezza-giornata').booking.own).toEqual({
      ...PLAIN,
      tiers: {},
      groupPrice: [{ value: 'total' }, ' per il gruppo'],
    });
    const without = site
      .set('calendar.json', ['offers'], [])
      .unset('texts/it/labels.json', ['offers'])
      .unset('texts/nl/labels.json', ['offers']);
    expect(pageOfTour(without, 'grande-giro-4d').booking.own).not.toHaveProperty('offers');
  });

  it('have every plural of the group’s size', () => {
    expect(pageOfTour(russianGroups(), 'grande-giro-4d', 'nl').booking.own).toMatchObject({
      people: [{ value: 'people' }, ' туриста'],
      groups: { one: [{ value: 'people' }, ' турист'], many: [{ value: 'people' }, ' туристов'] },
    });
  });

  it('are said in the operator’s language, too, where the page has another', () => {
    const { own, operator } = pageOfTour(site, 'mottarone-mezza-giornata', 'nl').booking;
    expect(own.date).not.toEqual(PLAIN.date);
    expect(operator).toMatchObject({ date: PLAIN.date, groupPrice: [{ value: 'total' }, ' per il gruppo'] });
  });
});

describe('the operator’s language', () => {
  it('is that of the data, which need not be the first', () => {
    const { own, operator } = pageOfTour(
      site.set('site.json', ['operatorLanguage'], 'nl'),
      'orta-2d',
    ).booking;
    expect([own.money.locale, operator?.money.locale]).toEqual(['it-IT', 'nl-NL']);
  });
});

describe('the message that a tour begins with', () => {
  it('says the group and the price that the page shows, and leads back to them', () => {
    expect(pageOfTour(site, 'sentiero-laghi-12d').variants[0]?.chatMessage).toBe(
      'Buongiorno, vorrei prenotare “Sentiero dei laghi, 12 giorni”. Quali date sono libere?\n' +
        '1 persona · Locanda · 1890\u00a0€ a persona, 1890\u00a0€ in tutto\n' +
        'https://laghi-lenti.example/viaggi/sentiero-laghi-12d?people=1&tier=guesthouse',
    );
    expect(pageOfTour(site, 'mottarone-mezza-giornata').variants[0]?.chatMessage).toBe(
      'Buongiorno, vorrei prenotare “Mezza giornata al Mottarone, 4 ore”. Quali date sono libere?\n' +
        '1 persona · 140\u00a0€ per il gruppo\n' +
        'https://laghi-lenti.example/viaggi/mottarone-mezza-giornata?people=1',
    );
  });

  it('says nothing of a group where there are no prices', () => {
    expect(pageOfTour(site, 'grande-giro-4d').variants[0]?.chatMessage).toBe(
      'Buongiorno, vorrei prenotare “Grande giro, 4 giorni 3 notti”. Quali date sono libere?\n' +
        'https://laghi-lenti.example/viaggi/grande-giro-4d',
    );
  });

  it('leads back to the option where there are no prices', () => {
    const { variants } = pageOfTour(site.without('prices/isole-lento.json'), 'isole-lente-3d');
    expect(variants.map(({ chatMessage }) => chatMessage.split('\n').at(-1))).toEqual([
      'https://laghi-lenti.example/viaggi/isole-lente-3d?option=lento',
      'https://laghi-lenti.example/viaggi/isole-lente-3d?option=attivo&people=1&tier=lodge',
    ]);
  });
});
