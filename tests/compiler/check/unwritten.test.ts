import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { buildDictionaries } from '../../../scripts/compiler/link/link-model.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { firstOperator } from '../../helpers/first-operator.ts';

const TODO = 'TODO: Short text on cards.';
const SUMMARY = ['lombok-overnight-3d2n', 'summary'];

describe('A text that is still to be written', () => {
  it('refuses a build in the fallback language, unless its entry is held back.', () => {
    const site = firstOperator.set('texts/en/packages.json', SUMMARY, TODO);
    expect(checkSite(site.sources).ok).toBe(true);
    const { ok, diagnostics } = checkSite(site.sources, { forBuilding: true });
    expect(ok).toBe(false);
    expect(diagnostics.flatMap(({ severity, code }) => (severity === 'error' ? code : []))).toEqual([
      'text.todo',
    ]);
    const held = site.set('packages/lombok-overnight-3d2n.json', ['draft'], true);
    expect(checkSite(held.sources, { forBuilding: true }).ok).toBe(true);
  });

  it('is none in another language: the fallback language stands in.', () => {
    const site = firstOperator.set('texts/fr/packages.json', SUMMARY, TODO);
    expect(checkSite(site.sources, { forBuilding: true }).ok).toBe(true);
    const french = buildDictionaries(validFiles(site.sources)).get('fr');
    expect(french?.get('packages.lombok-overnight-3d2n.name')).toBeDefined();
    expect(french?.has('packages.lombok-overnight-3d2n.summary')).toBe(false);
  });
});
