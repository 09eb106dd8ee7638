import { describe, expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import type { ResolvedSite } from '../../scripts/compiler/resolve/resolve-site.ts';
import type { PackagePage } from '../../src/shared/page-data/package.ts';
import { languageOf, pageOf } from '../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

/**
 * The second operator in a currency with three decimals, which some of its prices need: by accommodation class, per group, of
 * children, of rooms for one, of seasons and offers.
 */
function threeDecimals(): Workspace {
  return secondOperator()
    .set('site.json', ['currency'], 'OMR')
    .set('site.json', ['languages', 1, 'shortAmounts'], [])
    .set('calendar.json', ['roundTo'], 0.005)
    .set('calendar.json', ['seasons', 2, 'amount'], 3.125)
    .set('calendar.json', ['offers', 1, 'amount'], -0.75)
    .set('prices/mottarone-auto.json', ['rows', 1, 'price'], 189.505)
    .set('prices/sentiero.json', ['rows', 1, 'none'], 980.525)
    .set('prices/sentiero.json', ['singleSupplement', 'lodge'], 380.125)
    .set('prices/sentiero.json', ['children', 'teenager', 'lodge'], 1720.875);
}

function resolveToday(): ResolvedSite {
  const compiled = compileSite(threeDecimals().sources, { today: '2027-01-15' });
  if (!compiled.ok) throw new Error('The data has errors.');
  return compiled.site;
}

const site = resolveToday();

function trail(code: string): PackagePage {
  return pageOf(languageOf(site, code), 'package', '/viaggi/sentiero-laghi-12d');
}

describe('a site whose currency has three decimals', () => {
  it.each([
    ['it', '1490,250\u00a0OMR', ['980,525', '1590,500', '2240,500'], '1176,630'],
    ['nl', 'OMR\u00a01.490,250', ['980,525', '1.590,500', '2.240,500'], '1.176,630'],
  ])(
    'shows its prices as %s writes them: in prices from, tables and seasons',
    (code, from, figures, summer) => {
      const [variant] = trail(code).variants;
      expect(variant?.priceText).toContain(from);
      expect(variant?.prices?.rows[1]?.figures).toEqual(figures);
      expect(variant?.prices?.seasonTables?.[0]?.rows[1]?.figures[0]).toBe(summer);
    },
  );
});
