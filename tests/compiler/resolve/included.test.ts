import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const outing = 'packages/mottarone-mezza-giornata.json';

/** What each option of a tour includes, as its page says. */
function inclusionsOf(workspace: Workspace, id: string): readonly (readonly string[])[] {
  const { variants } = pageOf(languageOf(compiled(workspace.sources).site, 'it'), 'package', `/viaggi/${id}`);
  return variants.map(({ inclusions }) => inclusions);
}

describe('what a tour includes', () => {
  it('is what the site includes, as far as its nights and the meals of its option allow', () => {
    expect(inclusionsOf(site, 'isole-lente-3d')).toEqual([
      ['Pernottamento', 'Tessera dei battelli', 'Note di cammino'],
      ['Pernottamento', 'Cena ogni sera', 'Tessera dei battelli', 'Note di cammino'],
    ]);
  });

  it('is nothing of a night where it has none, whatever its category', () => {
    expect(inclusionsOf(site, 'mottarone-mezza-giornata')).toEqual([
      ['Funivia in discesa', 'Note di cammino'],
    ]);
    const category = { id: 'outings', options: false, overnight: true };
    expect(
      inclusionsOf(site.set('categories.json', ['categories', 3], category), 'mottarone-mezza-giornata'),
    ).toEqual([['Funivia in discesa', 'Note di cammino']]);
    expect(
      inclusionsOf(site.set('site.json', ['mealInclusions'], { breakfast: 'dinners' }), 'orta-2d'),
    ).toEqual([['Pernottamento', 'Cena ogni sera', 'Tessera dei battelli', 'Note di cammino']]);
  });

  it('has what is said of several meals where one of them is included', () => {
    const shared = site.set('site.json', ['mealInclusions'], { lunch: 'dinners', dinner: 'dinners' });
    expect(inclusionsOf(shared, 'isole-lente-3d')[1]).toContain('Cena ogni sera');
    expect(inclusionsOf(shared, 'isole-lente-3d')[0]).not.toContain('Cena ogni sera');
  });

  it('is in the order of the site, after what tour and option change', () => {
    const changed = site
      .set(outing, ['inclusions'], { add: ['walkingNotes', 'dinners'], leaveOut: ['ferryPass'] })
      .set('options/attivo.json', ['inclusions'], { leaveOut: ['nights'] })
      .set('packages/isole-lente-3d.json', ['inclusions'], ['walkingNotes', 'nights', 'cableCar']);
    expect(inclusionsOf(changed, 'mottarone-mezza-giornata')).toEqual([
      ['Cena ogni sera', 'Note di cammino'],
    ]);
    expect(inclusionsOf(changed, 'isole-lente-3d')).toEqual([
      ['Pernottamento', 'Funivia in discesa', 'Note di cammino'],
      ['Funivia in discesa', 'Note di cammino'],
    ]);
  });
});
