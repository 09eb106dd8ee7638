import { describe, expect, it } from 'vitest';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { documentAt, sectionTitled, textsOf } from '../helpers/documents.ts';
import { VISITS } from '../helpers/visits.ts';

const site = firstOperatorSite();

describe.each(VISITS)('about, $name', ({ language, prefix }) => {
  const about = pageOf(languageOf(site, language), 'about');
  const document = () => documentAt('production', `${prefix}/about`);

  it('§2 About: our story in three paragraphs', () => {
    const story = sectionTitled(document(), about.storyTitle);
    expect(textsOf(story.querySelectorAll('p'))).toEqual(about.story);
    expect(about.story).toHaveLength(3);
  });

  it('shows what the story tells of, each picture with a caption that says it is drawn', () => {
    const figures = [...sectionTitled(document(), about.storyTitle).querySelectorAll('figure')];
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      expect(figure.querySelector('img')?.getAttribute('alt')).toMatch(/./);
      expect(figure.querySelector('figcaption')?.textContent).toMatch(/\((?:illustration|ilustrasi)\)\.$/i);
    }
  });

  it('§3 Statistics: the four figures stand as the specification gives them', () => {
    expect(textsOf(document().querySelectorAll('main dl dd'))).toEqual(['500+', '50+', '5+', '98%']);
  });

  it('§2 About: founder, experts, guides and support, each with a name and a position', () => {
    const team = sectionTitled(document(), about.teamTitle);
    expect(about.team.map(({ id }) => id)).toEqual(['founder', 'experts', 'guides', 'support']);
    expect(textsOf(team.querySelectorAll('li'))).toEqual(
      about.team.map(({ name, position }) => `${name}${position}`),
    );
  });

  it('§2 About: three values, each with a title and a description', () => {
    const values = sectionTitled(document(), about.valuesTitle);
    expect(textsOf(values.querySelectorAll('li'))).toEqual(
      about.values.map(({ title, description }) => `${title}${description}`),
    );
    expect(about.values).toHaveLength(3);
  });
});
