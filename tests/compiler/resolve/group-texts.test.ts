import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import { languageOf, pageOf } from '../../helpers/real-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function packagePage(workspace: Workspace, code: string): PackagePage {
  const result = compileSite(workspace.sources);
  if (!result.ok) throw new Error('The workspace has errors.');
  return pageOf(languageOf(result.site, code), 'package', '/viaggi/isole-lente-3d');
}

describe('a group of one person', () => {
  it.each([
    ['it', ['1 persona', '2–4 persone', '5–8 persone'], '1 persona'],
    ['nl', ['1 persoon', '2–4 personen', '5–8 personen'], '1 persoon'],
  ])('is called as %s calls it, in price tables and messages', (code, labels, person) => {
    const page = packagePage(secondOperator(), code);
    expect(page.variants[0]?.prices?.rows.map(({ label }) => label)).toEqual(labels);
    expect(page.booking.own.person).toBe(person);
  });

  it('has no words of its own in messages where it is said as all others', () => {
    const site = secondOperator().set('texts/it/interface.json', ['package', 'pax'], '{band} pers.');
    expect(packagePage(site, 'it').booking.own.person).toBeUndefined();
  });
});
