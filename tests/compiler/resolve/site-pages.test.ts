import { describe, expect, it } from 'vitest';
import { withTours } from '../../helpers/long-list.ts';
import { languageIn, pageIn } from '../../helpers/resolved-pages.ts';
import { isRecord, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** With another destination, whose texts are those of the summit. */
function withDestination(workspace: Workspace, id: string, region: string, order: number): Workspace {
  const summit = workspace.json('destinations/mottarone.json');
  if (!isRecord(summit)) throw new Error('There is no summit.');
  const { $schema: _link, ...data } = summit;
  const file = { ...data, region, order, path: `/luoghi/${id}` };
  return ['it', 'nl'].reduce(
    (all, code) =>
      all.edit(`texts/${code}/destinations.json`, (texts) => ({
        ...Object(texts),
        [id]: { ...Object(texts).mottarone, name: id },
      })),
    workspace.withFile(`destinations/${id}.json`, file),
  );
}

it('the page of a destination leads to three others, those of its region first, in the order of the list', () => {
  const more = [['baveno', 'maggiore'] as const, ['pella', 'orta'] as const, ['stresa', 'maggiore'] as const];
  const five = more.reduce((all, [id, region], index) => withDestination(all, id, region, index + 3), site);
  const nearby = (id: string) => pageIn(five, 'destination', `/luoghi/${id}`).nearby.map((place) => place.id);
  expect(nearby('pella')).toEqual(['isolaSanGiulio', 'mottarone', 'baveno']);
  expect(nearby('stresa')).toEqual(['mottarone', 'baveno', 'isolaSanGiulio']);
});

describe('the page of chosen tours', () => {
  const offered = (workspace: Workspace) =>
    pageIn(workspace, 'compare').offered.map(({ label, tours }) => [label, tours.length]);

  it('offers each tour once, at most thirty of a section, and no section without tours', () => {
    const lakeStays = { region: 'orta', category: 'lake-stays' };
    const trails = { region: 'orta', category: 'trails' };
    const twice = site.set('sections/a-piedi.json', ['groups'], [lakeStays, trails]);
    expect(offered(twice)).toEqual([
      ['Tutti i viaggi', 3],
      ['A piedi', 1],
    ]);
    expect(offered(site.set('sections/a-piedi.json', ['groups'], [lakeStays]))).toEqual([
      ['Tutti i viaggi', 3],
    ]);
    expect(offered(withTours(site, 40))).toEqual([
      ['Tutti i viaggi', 30],
      ['A piedi', 2],
    ]);
  });

  it('is the only page that is not listed for search engines', () => {
    const hidden = languageIn(site).routes.filter(({ isListed }) => !isListed);
    expect(hidden.map(({ path }) => path)).toEqual(['/confronto']);
  });
});

it('the page about the operator has the pictures of the data, with their captions', () => {
  const pictured = ['it', 'nl'].reduce(
    (all, code) => all.set(`texts/${code}/pages.json`, ['about', 'pictures'], { pier: 'Al molo' }),
    site.set('about.json', ['pictures'], [{ id: 'pier', image: 'ferry' }]),
  );
  const { pictures, picture } = pageIn(pictured, 'about');
  expect(pictures).toEqual([{ id: 'pier', picture, caption: 'Al molo' }]);
  expect(pageIn(site, 'about').pictures).toEqual([]);
});

it('the operator’s own pages follow their order, whatever their files are called', () => {
  const texts = {
    name: 'Viaggiare',
    title: 'Viaggiare con noi',
    meta: { title: 'Viaggiare', description: 'Come si viaggia con noi.' },
    sections: [],
  };
  const another = ['it', 'nl'].reduce(
    (all, code) => all.set(`texts/${code}/own-pages.json`, ['viaggiare'], texts),
    site
      .withFile('pages/viaggiare.json', { order: 1, path: '/viaggiare' })
      .set('pages/condizioni.json', ['order'], 2),
  );
  expect(languageIn(another).layout.ownPages.map(({ href }) => href)).toEqual(['/viaggiare', '/condizioni']);
});

it('the contact page names the time zone of the site, or the language’s own name for it', () => {
  const named = site.set('site.json', ['languages', 1, 'timeZone'], 'Midden-Europese tijd');
  const hours = (code: string) => pageIn(named, 'contact', undefined, code).hours.map((each) => each.hours);
  expect(hours('it')).toEqual([expect.stringContaining('CET')]);
  expect(hours('nl')).toEqual([expect.stringMatching(/Midden-Europese tijd(?!.*CET)/)]);
});
