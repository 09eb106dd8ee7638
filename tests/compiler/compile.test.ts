import { expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { secondOperator } from '../helpers/workspace.ts';

const workspace = secondOperator();
/** One of its packages has no itinerary, which is a warning. */
const KNOWN = 'itinerary.missing';

it('compileSite takes another address of the site than that of the data', () => {
  const result = compileSite(workspace.sources, { siteUrl: 'https://test.example' });
  expect(result.ok && result.site.url).toBe('https://test.example');
});

it('compileSite gives nothing but the findings if one is an error', () => {
  const { ok, diagnostics, ...others } = compileSite(workspace.without('home.json').sources);
  expect([ok, diagnostics.map(({ code }) => code), others]).toEqual([false, ['file.missing', KNOWN], {}]);
});
