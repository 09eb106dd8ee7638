import { describe, expect, it } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { must } from '../../../scripts/compiler/link/must.ts';
import { Texts } from '../../../scripts/compiler/resolve/texts.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** The texts of a language of the second operator, whose fallback is Dutch. */
function textsOf(code: string, workspace: Workspace = site): Texts {
  const { files, dictionaries } = linkModel(soundFiles(workspace.sources));
  const value: Site = must(files.single.site, 'site').value;
  const language = must(
    value.languages.find((candidate) => candidate.code === code),
    code,
  );
  return new Texts({ dictionaries, site: value }, language);
}

const withoutName = site.unset('texts/it/destinations.json', ['mottarone', 'name']);

describe('texts', () => {
  it('are reached through the shape of their schema', () => {
    const { all } = textsOf('it', site.set('texts/it/packages.json', ['orta-2d', 'name'], 'Orta, 2 giorni'));
    expect(all.packages('orta-2d').name).toBe('Orta, 2 giorni');
  });

  it('have their values filled in, numbers as the language writes them', () => {
    const { all } = textsOf(
      'it',
      site.set(
        'texts/it/interface.json',
        ['search', 'count'],
        '{count, plural, one {un posto} other {# posti}}',
      ),
    );
    expect(all.interface.search.count({ count: 1 })).toBe('un posto');
    expect(all.interface.search.count({ count: 12345 })).toBe('12.345 posti');
  });

  it('show what looks like markup as it is written', () => {
    const { all } = textsOf(
      'it',
      site.set('texts/it/labels.json', ['trip', 'line'], '<b>{what}</b>: {amount}'),
    );
    expect(all.labels.trip.line({ what: 'Barca', amount: '5' })).toBe('<b>Barca</b>: 5');
  });

  it('are those of the fallback language where their own is missing, and are remembered as missing', () => {
    const texts = textsOf(
      'it',
      withoutName.set('texts/nl/destinations.json', ['mottarone', 'name'], 'De berg'),
    );
    expect(texts.all.destinations('mottarone').name).toBe('De berg');
    expect(texts.missing).toEqual(['destinations.mottarone.name']);
  });

  it('say in which language they are where that is not the page’s', () => {
    const { marked } = textsOf('it', withoutName);
    const dutch = textsOf('nl').all.destinations('mottarone').name;
    expect(marked.destinations('mottarone').name).toEqual({ text: dutch, language: 'nl' });
    expect(marked.destinations('isolaSanGiulio').name).toEqual({
      text: textsOf('it').all.destinations('isolaSanGiulio').name,
    });
  });

  it('that nobody asked for are not missing', () => {
    const texts = textsOf('it', withoutName);
    expect(texts.all.destinations('mottarone').location).not.toBe('');
    expect(texts.missing).toEqual([]);
  });

  it('of a list are all in one language: the fallback where the own has none', () => {
    const texts = textsOf(
      'it',
      site
        .set('texts/it/destinations.json', ['mottarone', 'highlights'], [])
        .set('texts/nl/destinations.json', ['mottarone', 'highlights'], ['De top', 'Het meer']),
    );
    expect(texts.all.destinations('mottarone').highlights).toEqual(['De top', 'Het meer']);
  });

  it('of a list are as many as the own language has', () => {
    const texts = textsOf(
      'it',
      site
        .set('texts/it/destinations.json', ['mottarone', 'highlights'], ['La vetta'])
        .set('texts/nl/destinations.json', ['mottarone', 'highlights'], ['De top', 'Het meer']),
    );
    expect(texts.all.destinations('mottarone').highlights).toEqual(['La vetta']);
  });

  it('that no language has are their own keys', () => {
    const nowhere = withoutName.unset('texts/nl/destinations.json', ['mottarone', 'name']);
    expect(textsOf('it', nowhere).all.destinations('mottarone').name).toBe('destinations.mottarone.name');
  });
});

describe('a message whose values come later', () => {
  it('is texts, and the names of the values between them', () => {
    const workspace = site.set(
      'texts/it/interface.json',
      ['package', 'chatPrice'],
      'In tutto {total}, cioè {price} a testa',
    );
    const { chatPrice } = textsOf('it', workspace).templates.interface.package;
    expect(chatPrice({ price: 'each', total: 'sum' })).toEqual([
      'In tutto ',
      { value: 'sum' },
      ', cioè ',
      { value: 'each' },
      ' a testa',
    ]);
  });

  it('is a single text where it takes none, or where no language has it', () => {
    const path = ['trip', 'chatDate'];
    const plain = site.set('texts/it/labels.json', path, 'Quando?');
    expect(textsOf('it', plain).templates.labels.trip.chatDate({ date: 'date' })).toEqual(['Quando?']);
    const nowhere = site.unset('texts/it/labels.json', path).unset('texts/nl/labels.json', path);
    expect(textsOf('it', nowhere).templates.labels.trip.chatDate({ date: 'date' })).toEqual([
      'labels.trip.chatDate',
    ]);
  });

  it('may hold brackets that are no values', () => {
    const workspace = site.set('texts/it/interface.json', ['package', 'pax'], "'{'{band}'}' persone");
    const { pax } = textsOf('it', workspace).templates.interface.package;
    expect(pax({ band: 'people', people: 3 })).toEqual(['{', { value: 'people' }, '} persone']);
  });
});

describe('what the type checker refuses', () => {
  /** Never run: each line has an error, or the type check of the project fails. */
  const refused = ({ all }: Texts): readonly unknown[] => [
    // @ts-expect-error A text that does not exist.
    all.interface.package.minimumAgeYear,
    // @ts-expect-error An area that does not exist.
    all.kitchen,
    // @ts-expect-error A text of an entry that does not exist.
    all.packages('orta-2d').nmae,
    // @ts-expect-error A message without its value.
    all.interface.package.day({}),
    // @ts-expect-error A value of another kind.
    all.interface.package.day({ day: '2' }),
    // @ts-expect-error A value with another name.
    all.interface.package.day({ number: 2 }),
    // @ts-expect-error A text taken for a message.
    all.interface.common.bookNow(),
  ];

  it('is written down here', () => {
    expect(refused).toBeTypeOf('function');
  });
});
