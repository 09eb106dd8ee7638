import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { serveSite } from '../../scripts/site/preview/serve.ts';
import { mapSite } from '../helpers/map-sites.ts';
import { scriptSite } from '../helpers/script-site.ts';
import { newTemporaryFolder, removeFolder, writeWorkspace } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';
import { build } from './helpers/builds.ts';
import { mapOverlaps, mapParts } from './helpers/map-overlaps.ts';
import { sitePages } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const WIDTHS = [320, 360, 768, 1280];

/** Addresses with a map: in each language the front page, and all tours. */
function mapped(sources: Parameters<typeof compileSite>[0]): readonly string[] {
  const compiled = compileSite(sources);
  if (!compiled.ok) throw new Error('The data has errors.');
  return sitePages(compiled.site)
    .filter(({ page }) => page.kind === 'home' || page.kind === 'package')
    .map(({ address }) => address);
}

describe('marks and names on maps of other operators', () => {
  const openPage = useWarmBrowser();
  const [data, out] = [newTemporaryFolder(), newTemporaryFolder()];
  let served: Awaited<ReturnType<typeof serveSite>> | undefined;

  beforeAll(async () => {
    await build({ data: writeWorkspace(mapSite('archipelago'), data), out, cache: cacheFolder });
    served = await serveSite(out, 0);
  });

  afterAll(() => {
    served?.server.close();
    for (const folder of [data, out]) removeFolder(folder);
  });

  it.each([
    ['inland', () => inject('sites').secondOperator, () => secondOperator().sources],
    ['far apart, in Arabic and Japanese', () => inject('sites').scripts, () => scriptSite().sources],
    ['across the date line', () => served?.url ?? '', () => mapSite('archipelago').sources],
  ])('do not lie over each other on any screen: %s', async (_name, url, sources) => {
    const { page } = await openPage();
    const found: string[] = [];
    let parts = 0;
    for (const address of mapped(sources())) {
      await page.goto(url() + address, { waitUntil: 'load' });
      parts += await mapParts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await mapOverlaps(page)).map((fault) => `${address} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    expect(parts).toBeGreaterThan(5);
  });
});
