import { describe, expect, it } from 'vitest';
import { languageOf, pageOf, realSite } from '../helpers/real-site.ts';
import { useBrowser } from './helpers/browser.ts';
import { openScreen } from './helpers/open-screen.ts';
import { VISITS } from './helpers/visits.ts';

const site = realSite();

describe.each(VISITS)('about, $name', (visit) => {
  const openPage = useBrowser();
  const about = pageOf(languageOf(site, visit.language), 'about');
  const open = () => openScreen(openPage, visit, '/about');

  it('§2 About: our story in three paragraphs', async () => {
    const page = await open();
    const story = page.locator('section', { has: page.getByRole('heading', { name: about.storyTitle }) });
    expect(await story.locator('p').allTextContents()).toEqual(about.story);
    expect(about.story).toHaveLength(3);
  });

  it('§3 Statistics: the four figures stand as the specification gives them', async () => {
    const page = await open();
    expect(await page.locator('main dl dd').allTextContents()).toEqual(['500+', '50+', '5+', '98%']);
  });

  it('§2 About: founder, experts, guides and support, each with a name and a position', async () => {
    const page = await open();
    const team = page.locator('section', { has: page.getByRole('heading', { name: about.teamTitle }) });
    expect(about.team.map(({ id }) => id)).toEqual(['founder', 'experts', 'guides', 'support']);
    expect(await team.locator('li').allTextContents()).toEqual(
      about.team.map(({ name, position }) => `${name}${position}`),
    );
  });

  it('§2 About: three values, each with a title and a description', async () => {
    const page = await open();
    const values = page.locator('section', { has: page.getByRole('heading', { name: about.valuesTitle }) });
    expect(await values.locator('li').allTextContents()).toEqual(
      about.values.map(({ title, description }) => `${title}${description}`),
    );
    expect(about.values).toHaveLength(3);
  });
});
