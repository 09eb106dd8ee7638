import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** Dutch pages show what euros come to in another currency, one of which costs so many. */
function siteWith(rate: number): Workspace {
  return secondOperator().set('site.json', ['exchange'], {
    date: '2026-11-20',
    rates: [{ currency: 'GBP', rate, languages: ['nl'] }],
  });
}

function tour(workspace: Workspace, id: string, code: string) {
  return pageOf(languageOf(compiled(workspace.sources).site, code), 'package', `/viaggi/${id}`);
}

describe('amounts in another currency', () => {
  it('stand beside the first price and its total, in the languages that have one', () => {
    const ofTwo = [{ paxCount: '2-4', none: 109.9, guesthouse: 184.9, lodge: 274.95 }];
    const site = siteWith(1.25).set('prices/default-1-night.json', ['rows'], ofTwo);
    const dutch = tour(site, 'orta-2d', 'nl');
    expect(dutch.variants[0]?.prices?.first).toMatchObject({
      perPersonAbout: '≈\u00a0£\u00a0150',
      totalAbout: '≈\u00a0£\u00a0300',
    });
    expect(dutch.approximate).toEqual({
      currency: 'GBP',
      rate: 1.25,
      note: '≈ ter indicatie, tegen de koers van 20 november 2026. De prijs in euro geldt.',
    });
    const italian = tour(site, 'orta-2d', 'it');
    expect(italian.variants[0]?.prices?.first).not.toHaveProperty('perPersonAbout');
    expect(italian).not.toHaveProperty('approximate');
  });

  it('are not said where they come to nothing, nor on pages without prices', () => {
    const first = tour(siteWith(1000), 'orta-2d', 'nl').variants[0]?.prices?.first;
    expect(first).not.toHaveProperty('perPersonAbout');
    expect(first).not.toHaveProperty('totalAbout');
    expect(tour(siteWith(1.25), 'grande-giro-4d', 'nl')).not.toHaveProperty('approximate');
  });

  it('are said where one option of a tour has prices, whatever the others have', () => {
    const partly = siteWith(1.25).without('prices/isole-lento.json');
    expect(tour(partly, 'isole-lente-3d', 'nl').approximate).toMatchObject({ currency: 'GBP', rate: 1.25 });
  });
});
