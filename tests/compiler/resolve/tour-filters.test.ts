import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const sectionAt = (workspace: Workspace, path: string, code = 'it') =>
  pageOf(languageOf(compiled(workspace.sources).site, code), 'section', path);

const enough = withTours(secondOperator(), 5);
const facts = enough
  .set('packages/orta-1.json', ['effort'], 'easy')
  .set('packages/orta-1.json', ['youngestAge'], 0)
  .set('packages/orta-1.json', ['months'], ['may', 'june'])
  .set('packages/orta-2.json', ['effort'], 'demanding')
  .set('packages/orta-2.json', ['youngestAge'], 12)
  .set('packages/orta-2.json', ['months'], ['june']);

function choicesOf(workspace: Workspace, filter: string) {
  const { filters } = sectionAt(workspace, '/viaggi').filters ?? {};
  return filters?.find(({ id }) => id === filter)?.choices.map(({ label }) => label);
}

function fitsOf(workspace: Workspace, id: string): readonly string[] {
  const tours = sectionAt(workspace, '/viaggi').groups.flatMap(({ packages }) => packages);
  return tours.find((tour) => tour.id === id)?.fits ?? [];
}

describe('the filters of a list', () => {
  it('are those in which its tours differ', () => {
    expect(choicesOf(enough, 'effort')).toBeUndefined();
    expect(choicesOf(facts, 'effort')).toEqual(['Facile', 'Impegnativo']);
    expect(choicesOf(facts, 'month')).toEqual(['maggio', 'giugno']);
  });

  it('begin with the length in days, shortest first, and say what is shown', () => {
    const long = enough.set('packages/orta-1.json', ['duration'], { days: 10, nights: 9 });
    expect(choicesOf(long, 'length')).toEqual(['2 giorni', '3 giorni', '4 giorni', '5 giorni', '10 giorni']);
    expect(fitsOf(long, 'isole-lente-3d')).toContain('length:3');
    expect(fitsOf(long, 'orta-1').filter((fit) => fit.startsWith('length:'))).toEqual(['length:10']);
    expect(sectionAt(enough, '/viaggi').filters?.shown).toContainEqual({ value: 'count' });
  });

  it('are offered for six tours, unless all of them are alike', () => {
    const six = withTours(secondOperator(), 4);
    expect(sectionAt(six, '/viaggi').filters).toBeDefined();
    const groups = [{ region: 'maggiore', category: 'lake-stays' }];
    const alike = [1, 2, 3, 4, 5, 6].reduce(
      (all, number) => all.set(`packages/maggiore-${number}.json`, ['duration'], { days: 2, nights: 1 }),
      withTours(secondOperator(), 6, 'maggiore').set('sections/viaggi.json', ['groups'], groups),
    );
    expect(sectionAt(alike, '/viaggi').groups.map(({ packages }) => packages.length)).toEqual([6]);
    expect(sectionAt(alike, '/viaggi').filters).toBeUndefined();
  });

  it('ask for the age of the youngest: younger than a tour takes does not fit it', () => {
    expect(fitsOf(facts, 'orta-1')).toEqual(expect.arrayContaining(['age:0', 'age:12', 'effort:easy']));
    expect(fitsOf(facts, 'orta-2')).toEqual(expect.arrayContaining(['age:12', 'month:june']));
    expect(fitsOf(facts, 'orta-2')).not.toContain('age:0');
  });

  it('fit no tour that says nothing of it', () => {
    expect(fitsOf(facts, 'orta-3').filter((fit) => !/^(?:length|price):/.test(fit))).toEqual([]);
  });

  it('are not offered for few tours, nor on a list of several pages', () => {
    expect(sectionAt(secondOperator(), '/viaggi').filters).toBeUndefined();
    expect(sectionAt(withTours(secondOperator(), 40), '/viaggi').filters).toBeUndefined();
  });

  it('offer a price that some tours are above', () => {
    const { filters } = pageOf(languageOf(firstOperatorSite(), 'en'), 'section', '/trip-sumbawa');
    const price = filters?.filters.find(({ id }) => id === 'price');
    expect(price?.choices.map(({ label }) => label)).toEqual([
      'up to Rp\u00a01,800,000',
      'up to Rp\u00a02,400,000',
    ]);
  });

  it('offer three prices of many, spread evenly, and not the highest, which all tours fit', () => {
    const priced = [500, 100, 300, 700, 200, 600, 400, 300].reduce(
      (workspace, amount, index) =>
        workspace.withFile(`prices/orta-${index + 1}.json`, {
          serves: { package: `orta-${index + 1}` },
          rows: ['1', '2-4', '5-8'].map((paxCount) => ({
            paxCount,
            none: amount,
            guesthouse: amount,
            lodge: amount,
          })),
        }),
      withTours(secondOperator(), 8),
    );
    // Of 100, 109.90, 200, 205, 300, 400, 500 and 600: two tours of the list have prices beside these.
    expect(choicesOf(priced, 'price')).toEqual([
      'fino a 100\u00a0€',
      'fino a 200\u00a0€',
      'fino a 400\u00a0€',
    ]);
    expect(fitsOf(priced, 'orta-3').filter((fit) => fit.startsWith('price:'))).toEqual(['price:40000']);
    expect(fitsOf(priced, 'orta-5').filter((fit) => fit.startsWith('price:'))).toEqual([
      'price:20000',
      'price:40000',
    ]);
  });

  it('have no price of tours that groups pay as one', () => {
    const groups = [
      { region: 'orta', category: 'lake-stays' },
      { region: 'orta', category: 'outings' },
    ];
    const outings = enough.set('sections/viaggi.json', ['groups'], groups);
    expect(fitsOf(outings, 'mottarone-mezza-giornata')).toContain('length:1');
    expect(fitsOf(outings, 'mottarone-mezza-giornata').filter((fit) => fit.startsWith('price:'))).toEqual([]);
  });

  it('are by length and effort where tours say nothing else', () => {
    const { filters } = pageOf(languageOf(firstOperatorSite(), 'de'), 'section', '/trip-lombok');
    expect(
      filters?.filters.map(({ label, choices }) => [label, choices.map((choice) => choice.label)]),
    ).toEqual([
      ['Dauer', ['1 Tag', '2 Tage', '3 Tage', '4 Tage', '5 Tage']],
      ['Schwierigkeitsgrad', ['Leicht', 'Mittelschwer']],
    ]);
  });
});
