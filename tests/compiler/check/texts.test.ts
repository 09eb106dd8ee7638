import { describe, expect, it } from 'vitest';
import { listFindings, newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const italian = 'texts/it/destinations.json';
const dutch = 'texts/nl/destinations.json';

function findTexts(workspace: Workspace): readonly string[] {
  return listFindings(workspace, /^text\./);
}

describe('a text that is the same as in the fallback language', () => {
  const both = (text: string): Workspace =>
    site.set(italian, ['mottarone', 'manners'], text).set(dutch, ['mottarone', 'manners'], text);
  const copied = `${italian} mottarone.manners text.copy`;

  it.each(['12 – 15', '…', 'E-mail'])('is not reported for %j', (text) => {
    expect(findTexts(both(text))).toEqual([]);
  });

  it.each([
    ['€ {price}', []],
    ['v. {price}', ['texts/it/interface.json common.priceFrom text.copy']],
  ])('as %j is reported as %j: values are not words', (text, expected) => {
    const workspace = site
      .set('texts/it/interface.json', ['common', 'priceFrom'], text)
      .set('texts/nl/interface.json', ['common', 'priceFrom'], text);
    expect(findTexts(workspace)).toEqual(expected);
  });

  it('is reported without a glossary, not with one that cannot be read', () => {
    const same = both('Sluit de hekken.');
    expect(findTexts(same.without('glossary/it.json'))).toContain(copied);
    expect(findTexts(same.withText('glossary/it.json', '{'))).toEqual([]);
  });
});

describe('a missing text', () => {
  const missing = site.unset(italian, ['mottarone', 'lead']);

  it('is not reported of a file that cannot be read, neither that of texts nor that of an entry', () => {
    expect(findTexts(site.withText(italian, '{'))).toEqual([]);
    expect(findTexts(site.withText('packages/nuovo-2d.json', '{'))).toEqual([]);
  });

  it('is reported although a file of other entries cannot be read', () => {
    expect(findTexts(missing.withText('options/lento.json', '{'))).toEqual([
      `${italian} mottarone.lead text.missing`,
    ]);
  });

  it.each([
    ['"motarone"', [`${italian} motarone text.unknown-entry`]],
    ['"elsewhere"', [`${italian} mottarone text.missing`, `${italian} elsewhere text.unknown-entry`]],
  ])('of an entry that is called %s instead is reported as %j', (id, expected) => {
    expect(findTexts(site.replace(italian, '"mottarone"', id))).toEqual(expected);
  });

  it('is not reported where its key is misspelt, but beside another one like it', () => {
    const misspelt = site.replace(italian, '"lead": "Dalla', '"laed": "Dalla');
    expect(listFindings(misspelt)).toEqual([`${italian} mottarone.laed shape.unknown-key`]);
    // Beside "newsletterTitle".
    expect(findTexts(site.unset('texts/it/interface.json', ['notices', 'newsletterText']))).toEqual([
      'texts/it/interface.json notices.newsletterText text.missing',
    ]);
  });

  it('is not reported where a value of another kind is in its place, or no language stands in for others', () => {
    for (const value of [5, null, 'Monte', [{}]]) {
      expect(findTexts(site.set(italian, ['mottarone'], value))).toEqual([]);
    }
    expect(findTexts(missing.set('site.json', ['fallbackLanguage'], 'fr'))).toEqual([]);
    expect(findTexts(missing.withText('site.json', '{'))).toEqual([]);
  });
});

describe('a list of texts', () => {
  it('is not missing where it is empty in the fallback language, so that translators get none', () => {
    const path = ['mottarone', 'highlights'];
    const without = site.unset(italian, path);
    expect(findTexts(without)).toEqual([`${italian} mottarone.highlights text.missing`]);
    expect(findTexts(without.set('texts/nl/destinations.json', path, []))).toEqual([]);
  });

  it.each<readonly [dutch: number | null, italian: number, french: number, reported: readonly string[]]>([
    [2, 2, 2, []],
    [3, 2, 2, ['nl']],
    [2, 2, 3, ['fr']],
    // If all lengths differ, that of the fallback language is the usual one.
    [1, 2, 3, ['fr', 'it']],
    // If that language has no list, the first other one decides.
    [null, 2, 3, ['fr']],
  ])(
    'of %s texts in Dutch, %s in Italian and %s in French is reported in %j',
    (first, second, third, reported) => {
      const list = (count: number | null): Json => count && ['A', 'B', 'C'].slice(0, count);
      const french = { code: 'fr', locale: 'fr-FR', name: 'Français', direction: 'ltr', shortAmounts: [] };
      const workspace = site
        .set('site.json', ['languages', 2], french)
        .set(dutch, ['isolaSanGiulio', 'highlights'], list(first))
        .set(italian, ['isolaSanGiulio', 'highlights'], list(second))
        .withFile('texts/fr/destinations.json', { isolaSanGiulio: { highlights: list(third) } });
      expect(listFindings(workspace, /^text\.list-length/).map((found) => found.split('/')[1])).toEqual(
        reported,
      );
    },
  );
});

describe('a text that nothing names', () => {
  it('is the name of a phone that is gone, not that of the only one', () => {
    const single = site.unset('site.json', ['phones', 1]).unset('texts/nl/labels.json', ['phones']);
    expect(findTexts(single)).toEqual(['texts/it/labels.json phones.emergency text.unused']);
  });

  it('is not reported while a file that may name it cannot be read', () => {
    const more = site.set('texts/nl/activities.json', ['swim'], 'Zwemmen');
    expect(findTexts(more.withText('days/mercato.json', '{'))).toEqual([]);
  });
});

it.each([
  ['{count, plural, one {# reis} other {# reizen}}', []],
  ['{count, number}', []],
  ['Veel reizen', ['text.missing-argument']],
  ['{aantal} reizen', ['text.missing-argument', 'text.unknown-argument']],
  ['{counts} reizen', ['text.unknown-argument']],
  ['{count} van {total}', ['text.unknown-argument']],
  ['{count', ['text.invalid-message']],
  ['{count, date}', ['text.invalid-message']],
  ['{count, time}', ['text.invalid-message']],
  ['{count, selectordinal, other {#e reis}}', ['text.invalid-message']],
  ['{count, plural, offset:1 other {# reizen}}', ['text.invalid-message']],
  ['{count, select, other {{count, date}}}', ['text.invalid-message']],
  ['{count, plural, one {1} other {{count, number, percent}}}', ['text.invalid-message']],
])('the values in %j are reported as %j', (text, expected) => {
  const found = newFindings(site.set('texts/nl/interface.json', ['search', 'count'], text));
  expect(found.map(({ code }) => code)).toEqual(expected);
});

describe('texts for search engines', () => {
  const pages = 'texts/it/pages.json';

  it.each([
    ['title', 60],
    ['description', 160],
  ])('have a %s of at most %d characters, an emoji counted as one', (part, most) => {
    const found = (length: number) =>
      findTexts(site.set(pages, ['about', 'meta', part], '🛶'.repeat(length)));
    expect(found(most)).toEqual([]);
    expect(found(most + 1)).toEqual([`${pages} about.meta.${part} text.meta-long`]);
  });

  it.each([
    ['In Maßen', ' in maßen ', [`${pages} contact.meta.title text.meta-twice`]],
    ['In Maßen', 'In Massen', []],
  ])('with the titles “%s” and “%s” are reported as %j', (title, other, expected) => {
    const both = site
      .set(pages, ['about', 'meta', 'title'], title)
      .set(pages, ['contact', 'meta', 'title'], other);
    expect(findTexts(both)).toEqual(expected);
  });

  it('are not compared with descriptions that no search engine shows', () => {
    const option = site.set('texts/it/options.json', ['lento', 'description'], 'Cammini e una buona cena.');
    expect(findTexts(option)).toEqual([]);
  });
});

// The option "attivo" is of the class "lodge" with four stars; the other classes have none and two.
describe('the stars in a text of an option', () => {
  const options = 'texts/it/options.json';

  it.each([
    ['Lodge di 4 stelle', false],
    ['Lodge di 2 stelle', true],
    // No class has three stars, and some have none.
    ['Lodge di 3 stelle', false],
    ['Lodge, 0 problemi', false],
    ['Lodge con 12 camere', false],
    ['Lodge di 4 stelle per 2 persone', false],
  ])('%s are those of another accommodation class: %s', (text, isReported) => {
    expect(listFindings(site.set(options, ['attivo', 'description'], text), /^option\.stars/)).toEqual(
      isReported ? [`${options} attivo.description option.stars`] : [],
    );
  });

  it('may be any where the class has none, or is not known', () => {
    const two = site.set(options, ['attivo', 'description'], 'Lodge di 2 stelle');
    expect(newFindings(two.set('options/attivo.json', ['tier'], 'none'))).toEqual([]);
    expect(listFindings(two.set('options/attivo.json', ['tier'], 'loge'), /^option\.stars/)).toEqual([]);
    expect(listFindings(two.withText('site.json', '{'), /^option\.stars/)).toEqual([]);
  });
});
