import { describe, expect, it } from 'vitest';
import { channelLink } from '../../src/domain/channel.ts';
import { languageOf, pageOf, realSite } from '../helpers/real-site.ts';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';
import { whenShown } from './helpers/waits.ts';
import { useWarmBrowser } from './helpers/warm-browser.ts';

const site = realSite();

describe.each(VISITS)('home, $name', (visit) => {
  const openPage = useWarmBrowser();
  const language = languageOf(site, visit.language);
  const home = pageOf(language, 'home');
  const texts = languageTexts(visit.language);
  const open = () => openScreen(openPage, visit, '/');

  it('§2 Home: the hero has a title, a subtitle and a search', async () => {
    const page = await open();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(home.title);
    expect(await page.getByText(home.subtitle).isVisible()).toBe(true);
    expect(await page.locator('search input').getAttribute('placeholder')).toBe(texts.placeholder);
    expect(await page.locator('search button').textContent()).toBe(texts.search);
  });

  it('§2 Home: popular places lead to their pages by an explore button', async () => {
    const page = await open();
    const links = page.getByRole('link', { name: new RegExp(`^${texts.explore} `) });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `${visit.prefix}/paket/lombok-explore-senaru-sembalun`,
      `${visit.prefix}/destinations/pantai-pink`,
      `${visit.prefix}/paket/lombok-one-day-sasak-mandalika`,
    ]);
  });

  it('§2 Home: view-all leads to the destinations', async () => {
    const page = await open();
    const link = page.getByRole('link', { name: home.viewAll.label });
    expect(await link.getAttribute('href')).toBe(`${visit.prefix}/destinations`);
  });

  it('§2 Home: more reviews stand on a maps service', async () => {
    const page = await open();
    const link = page.getByRole('link', { name: home.moreReviews.label });
    expect(await link.getAttribute('href')).toBe(home.moreReviews.href);
  });

  it('§1 Book Now opens the chat in a new window', async () => {
    const page = await open();
    const section = page.locator('section', { has: page.getByRole('heading', { name: home.callTitle }) });
    const link = section.getByRole('link');
    expect(await link.getAttribute('href')).toBe(
      channelLink(language.shell.channel, language.shell.chatMessage).href,
    );
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    { how: 'the button', text: 'Senaru', submit: 'click', query: '?query=Senaru' },
    { how: 'Enter', text: ' air & sea ', submit: 'Enter', query: '?query=air+%26+sea' },
    { how: 'the button without text', text: '  ', submit: 'click', query: '' },
  ])('§2 Home search: $how leads to the destinations', async ({ text, submit, query }) => {
    const page = await open();
    await page.locator('search input').fill(text);
    if (submit === 'click') await page.locator('search button').click();
    else await page.locator('search input').press(submit);
    await page.waitForURL(`**${visit.prefix}/destinations${query}`);
    await whenShown(page.getByRole('tablist'));
    expect(await page.getByRole('searchbox').inputValue()).toBe(text.trim());
  });
});

interface HomeTexts {
  readonly placeholder: string;
  readonly search: string;
  readonly explore: string;
}

function languageTexts(language: string): HomeTexts {
  return language === 'de'
    ? { placeholder: 'Reiseziel oder Tour suchen', search: 'Suchen', explore: 'Entdecken' }
    : { placeholder: 'Cari destinasi atau paket', search: 'Cari', explore: 'Jelajahi' };
}
