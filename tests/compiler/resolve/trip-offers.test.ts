import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { type Thing, thingsIn } from '../../helpers/things-in.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const TRAIL = '/viaggi/sentiero-laghi-12d';

/** What a package's page says of its offers to search engines; none where it says nothing of them. */
function offersOf(workspace: Workspace, path: string, code = 'it'): readonly Thing[] {
  const result = compileSite(workspace.sources, { today: '2026-11-22' });
  if (!result.ok) throw new Error('The workspace has errors.');
  const language = result.site.languages.find(({ info }) => info.code === code);
  const route = language?.routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page "${path}".`);
  return thingsIn(JSON.parse(JSON.stringify(route.structuredData(route.resolve())))).filter(
    ({ '@type': type }) => type === 'AggregateOffer' || type === 'Offer',
  );
}

describe('the offers of a package', () => {
  const site = secondOperator();

  it('are the price from which it is, the highest that it shows, and what each season costs when', () => {
    // The most is asked of one in a lodge while camellias are shown.
    expect(offersOf(site, TRAIL)).toMatchObject([
      { '@type': 'AggregateOffer', lowPrice: 1490.25, highPrice: 2690, priceCurrency: 'EUR', offerCount: 3 },
      { name: 'Estate', price: 1788.5, validFrom: '2027-06-15', validThrough: '2027-09-10' },
      { name: 'Mostra delle camelie', price: 1560, validFrom: '2027-03-05', validThrough: '2027-03-29' },
    ]);
  });

  it('are those of a whole group where its table is', () => {
    const [offer] = offersOf(site, '/viaggi/mottarone-mezza-giornata', 'nl');
    expect(offer).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 140, highPrice: 212, offerCount: 2 });
  });

  /** One has to ask, but for trips without a bed. */
  const askedRows = ['1', '2-4', '5-8'].map((paxCount) => ({
    paxCount,
    none: 900,
    guesthouse: 'ask',
    lodge: 'ask',
  }));

  it('leave out a season for which one has to ask', () => {
    const asked = site.set('prices/sentiero.json', ['seasons', 'camellias', 'rows'], askedRows);
    expect(offersOf(asked, TRAIL)).toMatchObject([
      { '@type': 'AggregateOffer', offerCount: 2 },
      { name: 'Estate' },
    ]);
  });

  it('are named by their option as well, where there are some', () => {
    const names = offersOf(site, '/viaggi/isole-lente-3d').flatMap(({ name }) => name ?? []);
    expect(names).toEqual([
      'Estate · Lento',
      'Inverno · Lento',
      'Capodanno · Lento',
      'Estate · Attivo',
      'Inverno · Attivo',
      'Capodanno · Attivo',
    ]);
  });

  it('are none where one has to ask for every price from which it could be offered', () => {
    expect(offersOf(site.set('prices/sentiero.json', ['rows'], askedRows), TRAIL)).toEqual([]);
  });
});
