import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { sourceHash } from '../../../scripts/build/hosting/content-policy.ts';
import { RETIRED_WORKER, workerScript } from '../../../scripts/build/offline/worker-script.ts';
import type { OfflineLanguage } from '../../../src/shared/offline.ts';
import { firstOperatorSite } from '../../helpers/first-operator.ts';

const COLORS = { ground: { light: '#fff', dark: '#000' }, deep: '#123' };

/** The words that are written before the worker's code. */
function languages(): readonly OfflineLanguage[] {
  const script = workerScript(firstOperatorSite(), 'code', COLORS);
  const [, list = '[]'] = /^const OFFLINE_LANGUAGES=(.*);\ncode\n$/.exec(script) ?? [];
  return JSON.parse(list) as readonly OfflineLanguage[];
}

describe('the service worker of a site', () => {
  it('speaks every language, the one without prefix last', () => {
    expect(languages().map(({ prefix }) => prefix)).toEqual(['/en', '/fr', '/de', '']);
  });

  it('unregisters itself where the data switch it off', () => {
    const site = { ...firstOperatorSite(), isKeptOffline: false };
    expect(workerScript(site, 'code', COLORS)).toBe(RETIRED_WORKER);
  });

  it('has a document that needs no other file, with a policy that names its style', () => {
    const html = languages().find(({ prefix }) => prefix === '/fr')?.document ?? '';
    const { document } = parseHTML(html);
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content');
    expect(policy).toContain(sourceHash(document.querySelector('style')?.textContent ?? ''));
    expect(document.documentElement.lang).toBe('fr');
    expect(document.querySelectorAll('script, link, img')).toHaveLength(0);
  });
});
