import { expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { secondOperator } from '../helpers/workspace.ts';

const workspace = secondOperator();

it('compileSite takes another address of the site than that of the data', () => {
  const result = compileSite(workspace.sources, { siteUrl: 'https://test.example' });
  expect(result.ok && result.site.url).toBe('https://test.example');
});
