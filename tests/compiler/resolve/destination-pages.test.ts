import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { isRecord, secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** With another destination, which is told as the summit is. */
function withDestination(site: Workspace, id: string, region: string, order: number): Workspace {
  const summit = site.json('destinations/mottarone.json');
  if (!isRecord(summit)) throw new Error('There is no summit.');
  const { $schema: _link, ...data } = summit;
  const added = site.withFile(`destinations/${id}.json`, { ...data, region, order, path: `/luoghi/${id}` });
  return ['it', 'nl'].reduce((all, code) => {
    const texts = all.json(`texts/${code}/destinations.json`);
    return isRecord(texts)
      ? all.set(`texts/${code}/destinations.json`, [id], { ...Object(texts.mottarone), name: id })
      : all;
  }, added);
}

const site = [
  ['baveno', 'maggiore', 3],
  ['pella', 'orta', 4],
  ['stresa', 'maggiore', 5],
].reduce(
  (all, [id, region, order]) => withDestination(all, String(id), String(region), Number(order)),
  secondOperator(),
);

const language = () => languageOf(compiled(site.sources).site, 'it');

/** The destinations to which the page of another one leads. */
function nearbyOf(id: string): readonly string[] {
  return pageOf(language(), 'destination', `/luoghi/${id}`).nearby.map((place) => place.id);
}

describe('the page of a destination', () => {
  it('leads to three others, those of its region first, as they stand in the list', () => {
    expect(nearbyOf('pella')).toEqual(['isolaSanGiulio', 'mottarone', 'baveno']);
    expect(nearbyOf('stresa')).toEqual(['mottarone', 'baveno', 'isolaSanGiulio']);
  });
});

describe('the site map', () => {
  it('names every page but the one that shows what a visitor has chosen', () => {
    const { routes } = language();
    expect(routes.filter(({ isListed }) => !isListed).map(({ path }) => path)).toEqual(['/confronto']);
    expect(routes.filter(({ isListed }) => isListed).map(({ path }) => path)).toContain('/luoghi/stresa');
  });
});
