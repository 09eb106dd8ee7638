import { secondOperator, type Workspace } from './workspace.ts';

/**
 * The second operator in a currency with three decimals, which some of its prices need: by accommodation class, per group, of
 * children, of rooms for one, of seasons and offers.
 */
export function threeDecimals(): Workspace {
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
