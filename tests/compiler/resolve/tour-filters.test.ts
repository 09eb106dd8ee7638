import { describe, expect, it } from 'vitest';
import { withTours } from '../../helpers/long-list.ts';
import { pageIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const filtersOf = (workspace: Workspace) => pageIn(workspace, 'section', '/viaggi').filters;

const enough = withTours(secondOperator(), 5);
const facts = enough
  .set('packages/orta-1.json', ['effort'], 'easy')
  .set('packages/orta-1.json', ['youngestAge'], 0)
  .set('packages/orta-1.json', ['months'], ['may', 'june'])
  .set('packages/orta-2.json', ['effort'], 'demanding')
  .set('packages/orta-2.json', ['youngestAge'], 12)
  .set('packages/orta-2.json', ['months'], ['june']);

function choicesOf(workspace: Workspace, filter: string) {
  return filtersOf(workspace)
    ?.filters.find(({ id }) => id === filter)
    ?.choices.map(({ label }) => label);
}

/** The choices of a filter that a tour fits, or of all filters. */
function fitsOf(workspace: Workspace, id: string, filter = ''): readonly string[] {
  const tours = pageIn(workspace, 'section', '/viaggi').groups.flatMap(({ packages }) => packages);
  return tours.find((tour) => tour.id === id)?.fits?.filter((fit) => fit.startsWith(filter)) ?? [];
}

describe('the filters of a list', () => {
  it('are those in which its tours differ', () => {
    expect(choicesOf(enough, 'effort')).toBeUndefined();
    expect(choicesOf(facts, 'effort')).toEqual(['Facile', 'Impegnativo']);
    expect(choicesOf(facts, 'month')).toEqual(['maggio', 'giugno']);
  });

  it('begin with the length in days, shortest first', () => {
    const long = enough.set('packages/orta-1.json', ['duration'], { days: 10, nights: 9 });
    expect(choicesOf(long, 'length')).toEqual(['2 giorni', '3 giorni', '4 giorni', '5 giorni', '10 giorni']);
    expect(fitsOf(long, 'orta-1', 'length:')).toEqual(['length:10']);
  });

  const alike = [1, 2, 3, 4, 5, 6].reduce(
    (all, number) => all.set(`packages/maggiore-${number}.json`, ['duration'], { days: 2, nights: 1 }),
    withTours(secondOperator(), 6, 'maggiore').set(
      'sections/viaggi.json',
      ['groups'],
      [{ region: 'maggiore', category: 'lake-stays' }],
    ),
  );

  it.each([
    ['are offered for six tours', withTours(secondOperator(), 4), true],
    ['are not offered for few tours', secondOperator(), false],
    ['are not offered for tours that are alike', alike, false],
    ['are not offered on a list of several pages', withTours(secondOperator(), 40), false],
  ])('%s', (_what, workspace, isOffered) => {
    expect(filtersOf(workspace) !== undefined).toBe(isOffered);
  });

  it('exclude tours for which a visitor is too young, and tours that name no fact', () => {
    expect(fitsOf(facts, 'orta-1')).toEqual(expect.arrayContaining(['age:0', 'age:12', 'effort:easy']));
    expect(fitsOf(facts, 'orta-2', 'age:')).toEqual(['age:12']);
    expect(fitsOf(facts, 'orta-3').filter((fit) => !/^(?:length|price):/.test(fit))).toEqual([]);
  });

  it('offer three prices, spread evenly, without the highest, which all tours fit', () => {
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
    expect(choicesOf(priced, 'price')).toEqual([
      'fino a 100\u00a0€',
      'fino a 200\u00a0€',
      'fino a 400\u00a0€',
    ]);
    expect(fitsOf(priced, 'orta-3', 'price:')).toEqual(['price:40000']);
    expect(fitsOf(priced, 'orta-5', 'price:')).toEqual(['price:20000', 'price:40000']);
  });

  it('compare no price of tours that groups pay as one', () => {
    const groups = [
      { region: 'orta', category: 'lake-stays' },
      { region: 'orta', category: 'outings' },
    ];
    const outings = enough.set('sections/viaggi.json', ['groups'], groups);
    expect(fitsOf(outings, 'mottarone-mezza-giornata', 'length:')).toEqual(['length:1']);
    expect(fitsOf(outings, 'mottarone-mezza-giornata', 'price:')).toEqual([]);
  });
});
