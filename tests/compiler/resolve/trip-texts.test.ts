import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const TRAIL_PRICES = 'prices/sentiero.json';

function tripOf(workspace: Workspace, id: string) {
  return pageOf(languageOf(compiled(workspace.sources).site, 'it'), 'package', `/viaggi/${id}`).trip;
}

const PLAIN = {
  date: 'Data di partenza',
  dateHint: 'Potete lasciarla aperta.',
  past: 'Questo giorno è già passato.',
  nearest: 'I giorni più vicini:',
  askDay: 'Chiedeteci un altro giorno in chat.',
  notThatDay: 'Non in questo giorno',
  line: [{ value: 'what' }, ': ', { value: 'amount' }],
};

const CALENDAR = {
  notice: 'Ci servono 14 giorni per preparare il viaggio.',
  tooFar: 'Non prendiamo ancora prenotazioni così in anticipo.',
  soldOut: 'Tutto esaurito in questo giorno.',
  noDeparture: 'In questo giorno non si parte.',
  season: 'Stagione',
  otherDates: 'Altre date',
};

const PARTY = {
  title: 'Bambini e camere singole',
  adults: 'Adulti',
  singleRooms: 'Camere singole',
  oneFewer: 'Uno in meno',
  oneMore: 'Uno in più',
  free: 'gratuito',
};

describe('what a page says of dates, ages and rooms', () => {
  it('is all of it where a tour has them', () => {
    expect(tripOf(site, 'sentiero-laghi-12d')).toEqual({ ...PLAIN, calendar: CALENDAR, party: PARTY });
  });

  it('has a title for ages alone, and for rooms alone', () => {
    const ages = site.unset(TRAIL_PRICES, ['singleSupplement']);
    expect(tripOf(ages, 'sentiero-laghi-12d').party).toEqual({ ...PARTY, title: 'Bambini' });
    const rooms = site.unset(TRAIL_PRICES, ['children']);
    expect(tripOf(rooms, 'sentiero-laghi-12d').party).toEqual({ ...PARTY, title: 'Camere singole' });
  });

  it('is nothing of ages and rooms where they have no prices, and speaks of groups that pay as one', () => {
    const notice = 'Ci servono 2 giorni per preparare il viaggio.';
    expect(tripOf(site, 'mottarone-mezza-giornata')).toEqual({
      ...PLAIN,
      calendar: { ...CALENDAR, notice },
      group: 'Tutto il gruppo',
    });
  });

  it('is of one option what another one does not need', () => {
    const supplement = site.set('prices/isole-attivo.json', ['singleSupplement'], 80);
    expect(tripOf(supplement, 'isole-lente-3d').party?.title).toBe('Camere singole');
    const grouped = site.set('prices/isole-lento.json', ['per'], 'group');
    expect(tripOf(grouped, 'isole-lente-3d').group).toBe('Tutto il gruppo');
  });
});
