import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const destinations = 'texts/it/destinations.json';

/** The findings about texts of a workspace: file, path, code. */
function textFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code.startsWith('text.'))
    .map(({ code, severity, at }) => `${at.file} ${at.path} ${severity} ${code}`);
}

describe('a text that is the same as in the fallback language', () => {
  const both = (text: string): Workspace =>
    site
      .set(destinations, ['mottarone', 'manners'], text)
      .set('texts/nl/destinations.json', ['mottarone', 'manners'], text);

  it('is reported in the other language', () => {
    expect(textFindings(both('Sluit de hekken.'))).toEqual([
      `${destinations} mottarone.manners warning text.copy`,
    ]);
  });

  it.each(['12 – 15', '…', 'E-mail'])('is not reported for %j', (text) => {
    expect(textFindings(both(text))).toEqual([]);
  });

  it.each([
    ['{price}', []],
    ['€ {price}', []],
    ['v. {price}', ['texts/it/interface.json common.priceFrom warning text.copy']],
  ])('as %j is reported as %j: values are no words', (text, expected) => {
    const workspace = site
      .set('texts/it/interface.json', ['common', 'priceFrom'], text)
      .set('texts/nl/interface.json', ['common', 'priceFrom'], text);
    expect(textFindings(workspace)).toEqual(expected);
  });

  it('is told as what is still to be written, where it is that', () => {
    expect(textFindings(both('TODO: Say how to behave.'))).toEqual([
      `${destinations} mottarone.manners warning text.todo`,
      'texts/nl/destinations.json mottarone.manners warning text.todo',
    ]);
  });

  it('is not reported where the list of such texts cannot be read', () => {
    const damaged = both('Sluit de hekken.').withText('glossary/it.json', '{');
    expect(textFindings(damaged)).toEqual([]);
  });

  it('is reported where there is no list of such texts', () => {
    const found = textFindings(both('Sluit de hekken.').without('glossary/it.json'));
    expect(found).toContain(`${destinations} mottarone.manners warning text.copy`);
    expect(found).toContain(`${destinations} mottarone.name warning text.copy`);
  });
});

describe('a missing text', () => {
  it('is a warning where another language stands in, an error where none does', () => {
    expect(textFindings(site.unset(destinations, ['mottarone', 'lead']))).toEqual([
      `${destinations} mottarone.lead warning text.missing`,
    ]);
    expect(textFindings(site.unset('texts/nl/destinations.json', ['mottarone', 'lead']))).toEqual([
      'texts/nl/destinations.json mottarone.lead error text.missing',
    ]);
  });

  it('of a whole file is one finding, if the file is not there', () => {
    expect(textFindings(site.without(destinations))).toEqual([`${destinations}  warning text.missing-file`]);
    expect(textFindings(site.without('texts/nl/destinations.json'))).toEqual([
      'texts/nl/destinations.json  error text.missing-file',
    ]);
    expect(textFindings(site.withText(destinations, '{'))).toEqual([]);
  });

  it('of a part that may be left out is one finding, where the site has what it names', () => {
    expect(textFindings(site.unset('texts/it/labels.json', ['ageGroups']))).toEqual([
      'texts/it/labels.json ageGroups warning text.missing',
    ]);
  });

  it('of an entry whose own file cannot be read is not told', () => {
    expect(textFindings(site.withText('packages/nuovo-2d.json', '{'))).toEqual([]);
  });

  it('is told although a file of other entries cannot be read', () => {
    const missing = site.unset(destinations, ['mottarone', 'lead']).withText('options/lento.json', '{');
    expect(textFindings(missing)).toEqual([`${destinations} mottarone.lead warning text.missing`]);
    const stranger = site.set(destinations, ['elsewhere'], {}).withText('options/lento.json', '{');
    expect(textFindings(stranger)).toEqual([`${destinations} elsewhere error text.unknown-entry`]);
  });

  it('under a misspelt id is one finding', () => {
    const misspelt = site.replace(destinations, '"mottarone"', '"motarone"');
    expect(textFindings(misspelt)).toEqual([`${destinations} motarone error text.unknown-entry`]);
  });

  it('and one of nothing that exists are two', () => {
    const stranger = site.replace(destinations, '"mottarone"', '"elsewhere"');
    expect(textFindings(stranger)).toEqual([
      `${destinations} mottarone warning text.missing`,
      `${destinations} elsewhere error text.unknown-entry`,
    ]);
  });
});

describe('a list', () => {
  it('shorter or longer than in the fallback language is reported', () => {
    for (const list of [['La vista'], ['La basilica', 'La via', 'Il lago']]) {
      expect(textFindings(site.set(destinations, ['isolaSanGiulio', 'highlights'], list))).toEqual([
        `${destinations} isolaSanGiulio.highlights warning text.list-length`,
      ]);
    }
  });

  it('of another length than in most languages is reported there, be it in the fallback language', () => {
    const french = { code: 'fr', locale: 'fr-FR', name: 'Français', direction: 'ltr', shortAmounts: [] };
    const lists = (dutch: number | null, italian: number, other: number): readonly string[] => {
      const list = (count: number | null): Json => count && ['A', 'B', 'C'].slice(0, count);
      const path = ['isolaSanGiulio', 'highlights'];
      const workspace = site
        .set('site.json', ['languages', 2], french)
        .set('texts/nl/destinations.json', path, list(dutch))
        .set(destinations, path, list(italian))
        .withFile('texts/fr/destinations.json', { isolaSanGiulio: { highlights: list(other) } });
      return newFindings(workspace)
        .filter(({ code }) => code === 'text.list-length')
        .map(({ at }) => at.file);
    };
    expect(lists(2, 2, 2)).toEqual([]);
    expect(lists(3, 2, 2)).toEqual(['texts/nl/destinations.json']);
    expect(lists(2, 2, 3)).toEqual(['texts/fr/destinations.json']);
    // Where each is of another length, that of the fallback language is the usual one.
    expect(lists(1, 2, 3)).toEqual(['texts/fr/destinations.json', destinations]);
    // Where that has none, that of the first other one.
    expect(lists(null, 2, 3)).toEqual(['texts/fr/destinations.json']);
  });

  it('has its texts looked at one by one', () => {
    expect(textFindings(site.set(destinations, ['isolaSanGiulio', 'highlights', 1], 'TODO: Which?'))).toEqual(
      [`${destinations} isolaSanGiulio.highlights.1 warning text.todo`],
    );
  });
});

describe('a text that nothing names', () => {
  it.each([
    ['activities', ['swim']],
    ['labels', ['times', 'dusk']],
  ])('in %s is reported in every language that has it', (area, path) => {
    const more = site
      .set(`texts/it/${area}.json`, path, 'Bagno al tramonto')
      .set(`texts/nl/${area}.json`, path, 'Zwemmen bij schemering');
    expect(textFindings(more)).toEqual([
      `texts/it/${area}.json ${path.join('.')} warning text.unused`,
      `texts/nl/${area}.json ${path.join('.')} warning text.unused`,
    ]);
  });

  it('is one of the only phone, too', () => {
    expect(
      textFindings(site.unset('site.json', ['phones', 1]).unset('texts/nl/labels.json', ['phones'])),
    ).toEqual([
      'texts/it/labels.json phones.office warning text.unused',
      'texts/it/labels.json phones.emergency warning text.unused',
    ]);
  });

  it('is not reported while a file that may name it cannot be read', () => {
    const more = site.set('texts/nl/activities.json', ['swim'], 'Zwemmen');
    expect(textFindings(more.withText('days/mercato.json', '{'))).toEqual([]);
  });
});

describe('values in a text', () => {
  const count = (text: string): readonly string[] =>
    newFindings(site.set('texts/nl/interface.json', ['search', 'count'], text)).map(({ code }) => code);

  it.each([
    ['{count, plural, one {# reis} other {# reizen}}', []],
    ['{count} reizen', []],
    ['Veel reizen', ['text.missing-argument']],
    ['{aantal} reizen', ['text.missing-argument', 'text.unknown-argument']],
    ['{counts} reizen', ['text.unknown-argument']],
    ['{count} van {total}', ['text.unknown-argument']],
    ['{count', ['text.invalid-message']],
    ['{count, number, percent}', ['text.invalid-message']],
    ['{count, number}', []],
    ['{count, date}', ['text.invalid-message']],
    ['{count, time}', ['text.invalid-message']],
    ['{count, selectordinal, other {#e reis}}', ['text.invalid-message']],
    ['{count, plural, offset:1 other {# reizen}}', ['text.invalid-message']],
    ['{count, select, other {{count, date}}}', ['text.invalid-message']],
    ['{count, plural, one {1} other {{count, number, percent}}}', ['text.invalid-message']],
  ])('in %j are reported as %j', (text, expected) => {
    expect(count(text)).toEqual(expected);
  });
});

describe('texts are not compared', () => {
  const odd = site.unset(destinations, ['mottarone', 'lead']);

  it('while it is not known which language stands in for others', () => {
    expect(textFindings(odd.set('site.json', ['fallbackLanguage'], 'fr'))).toEqual([]);
    expect(textFindings(odd.withText('site.json', '{'))).toEqual([]);
  });

  it('where there are no entries to have any', () => {
    const nobody = site.set('testimonials.json', ['testimonials'], []);
    const without = nobody.without('texts/it/testimonials.json').without('texts/nl/testimonials.json');
    expect(textFindings(without)).toEqual([]);
  });

  it('where something else stands in their place', () => {
    for (const value of [5, null, 'Monte', [{}]]) {
      expect(textFindings(site.set(destinations, ['mottarone'], value))).toEqual([]);
    }
  });
});

describe('a key of a text that is almost the right one', () => {
  it('of an entry is told as that, not as one that is superfluous', () => {
    const activities = 'texts/it/activities.json';
    expect(textFindings(site.replace(activities, '"market"', '"markt"'))).toEqual([
      `${activities} markt error text.unknown-entry`,
    ]);
  });

  it('hides nothing of a text that is there, or that is missing beside one like it', () => {
    const stranger = site.set(destinations, ['mottarona'], {}).unset(destinations, ['mottarone', 'lead']);
    expect(textFindings(stranger)).toEqual([
      `${destinations} mottarone.lead warning text.missing`,
      `${destinations} mottarona error text.unknown-entry`,
    ]);
    // Beside "newsletterTitle".
    expect(textFindings(site.unset('texts/it/interface.json', ['notices', 'newsletterText']))).toEqual([
      'texts/it/interface.json notices.newsletterText warning text.missing',
    ]);
  });

  it('is told as that, and not as a text that is missing', () => {
    const misspelt = site.replace(destinations, '"lead": "Dalla', '"laed": "Dalla');
    expect(newFindings(misspelt).map(({ code, at }) => `${at.path} ${code}`)).toEqual([
      'mottarone.laed shape.unknown-key',
    ]);
  });
});
