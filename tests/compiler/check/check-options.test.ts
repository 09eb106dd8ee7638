import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

// The option "attivo" is of the class "lodge" with four stars; the other classes have none and two.
const site = secondOperator();
const texts = 'texts/it/options.json';

function starFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code === 'option.stars')
    .map(({ at }) => `${at.file} ${at.path}`);
}

describe('a text of an option', () => {
  it.each([
    ['Lodge di 4 stelle', false],
    ['Lodge di 2 stelle', true],
    // No class has three stars, and some have none.
    ['Lodge di 3 stelle', false],
    ['Lodge, 0 problemi', false],
    ['Lodge con 12 camere', false],
    ['Lodge di 4 stelle per 2 persone', false],
    ['Lodge', false],
  ])('%s speaks of another accommodation class: %s', (text, isReported) => {
    expect(starFindings(site.set(texts, ['attivo', 'description'], text))).toEqual(
      isReported ? [`${texts} attivo.description`] : [],
    );
    expect(starFindings(site.set(texts, ['attivo', 'features', 1], text))).toEqual(
      isReported ? [`${texts} attivo.features.1`] : [],
    );
  });

  it('is looked at in every language', () => {
    const dutch = 'texts/nl/options.json';
    expect(starFindings(site.set(dutch, ['attivo', 'description'], 'Lodge met 2 sterren'))).toEqual([
      `${dutch} attivo.description`,
    ]);
  });

  it('is none of another entry with the same id', () => {
    const places = 'texts/it/destinations.json';
    expect(starFindings(site.set(places, ['attivo', 'description'], 'Lodge di 2 stelle'))).toEqual([]);
  });

  it('may say what it likes where the class has no stars, or is not known', () => {
    const two = site.set(texts, ['attivo', 'description'], 'Lodge di 2 stelle');
    expect(newFindings(two.set('options/attivo.json', ['tier'], 'none'))).toEqual([]);
    expect(starFindings(two.set('options/attivo.json', ['tier'], 'loge'))).toEqual([]);
    expect(starFindings(two.withText('site.json', '{'))).toEqual([]);
  });
});
