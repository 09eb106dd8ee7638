import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { serveSite } from '../../scripts/site/preview/serve.ts';
import { mapSite } from '../helpers/map-sites.ts';
import { resolvedWorkspace } from '../helpers/resolved-workspace.ts';
import { newTemporaryFolder, removeFolder, writeWorkspace } from '../helpers/temporary-folder.ts';
import { build } from './helpers/builds.ts';
import { mapOverlaps, mapParts } from './helpers/map-overlaps.ts';
import { sitePages } from './helpers/site-pages.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const WIDTHS = [320, 360, 768, 1280];

/** Addresses with a map: in each language the front page, and all tours. */
const addresses = sitePages(resolvedWorkspace(mapSite('archipelago')))
  .filter(({ page }) => page.kind === 'home' || page.kind === 'package')
  .map(({ address }) => address);

/** Visits of all pages ask the same of the maps of the other sites. */
describe('marks and names on maps across the date line', () => {
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

  it('do not lie over each other on any screen', async () => {
    const { page } = await openPage();
    const found: string[] = [];
    let parts = 0;
    for (const address of addresses) {
      await page.goto((served?.url ?? '') + address, { waitUntil: 'load' });
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
