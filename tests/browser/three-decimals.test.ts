import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { serveSite } from '../../scripts/site/preview/serve.ts';
import { newTemporaryFolder, removeFolder, writeWorkspace } from '../helpers/temporary-folder.ts';
import { threeDecimals } from '../helpers/three-decimals.ts';
import { waitForHydration } from './helpers/browser.ts';
import { build } from './helpers/builds.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const TRAIL = '/viaggi/sentiero-laghi-12d';
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a built site whose currency has three decimals', () => {
  const openPage = useWarmBrowser();
  const [data, out] = [newTemporaryFolder(), newTemporaryFolder()];
  let served: Awaited<ReturnType<typeof serveSite>> | undefined;

  beforeAll(async () => {
    await build({ data: writeWorkspace(threeDecimals(), data), out, cache: cacheFolder });
    served = await serveSite(out, 0);
  });

  afterAll(() => {
    served?.server.close();
    for (const folder of [data, out]) removeFolder(folder);
  });

  it('has them in the document, with tables of seasons', async () => {
    const html = plain(await (await fetch(`${served?.url}${TRAIL}`)).text());
    for (const figure of ['1490,250 OMR', '980,525', '1176,630']) expect(html).toContain(figure);
  });

  it('reckons with them for a day, ages and rooms, and says them in the message', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
    await page.clock.setFixedTime('2027-01-02T09:00:00Z');
    const query = '?people=2&date=2027-09-06&age-teenager=1&single=1';
    await page.goto(`${served?.url}${TRAIL}${query}`);
    await waitForHydration(page);
    // 2 × 1908.600 and 1380.000 of a summer, less ten per cent for booking early, and 210.500 for the room.
    const card = page.locator('aside output');
    await expect.poll(async () => plain(await card.textContent())).toContain('4887,980 OMR per 3 persone');
    expect(plain(await card.textContent())).toContain('Adulti: 2 × 1908,600 OMR');
    expect(new URL(page.url()).search).toBe(query);
    const href = await page.locator('aside > a[target="_blank"]').getAttribute('href');
    expect(plain(new URL(href ?? '').searchParams.get('message'))).toContain('4887,980 OMR');
  });
});
