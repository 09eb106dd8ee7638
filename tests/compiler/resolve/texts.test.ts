import { describe, expect, it } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { invariant } from '../../../scripts/compiler/link/invariant.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { Texts } from '../../../scripts/compiler/resolve/texts.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { findingsOf, listFindings, newFindings } from '../../helpers/findings.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** The texts of a language of the second operator, whose fallback is Dutch. */
function textsOf(code: string, workspace: Workspace = site): Texts {
  const { files, dictionaries } = linkModel(validFiles(workspace.sources));
  const value: Site = invariant(files.single.site, 'site').value;
  const language = invariant(
    value.languages.find((candidate) => candidate.code === code),
    code,
  );
  return new Texts({ dictionaries, site: value }, language);
}

const withoutName = site.unset('texts/it/destinations.json', ['mottarone', 'name']);

describe('texts', () => {
  it('have their values filled in, with numbers as the language writes them', () => {
    const message = '{count, plural, one {un posto} other {# posti}}';
    const { count } = textsOf('it', site.set('texts/it/interface.json', ['search', 'count'], message)).all
      .interface.search;
    expect(count({ count: 1 })).toBe('un posto');
    expect(count({ count: 12345 })).toBe('12.345 posti');
  });

  it('show what looks like markup as it is written', () => {
    const workspace = site.set('texts/it/labels.json', ['trip', 'line'], '<b>{what}</b>: {amount}');
    const { line } = textsOf('it', workspace).all.labels.trip;
    expect(line({ what: 'Barca', amount: '5' })).toBe('<b>Barca</b>: 5');
  });

  it('are those of the fallback language where their own are missing, which is remembered', () => {
    const texts = textsOf('it', withoutName.set('texts/nl/destinations.json', ['mottarone', 'name'], 'Top'));
    expect(texts.all.destinations('mottarone').location).not.toBe('');
    expect(texts.missing).toEqual([]);
    expect(texts.all.destinations('mottarone').name).toBe('Top');
    expect(texts.missing).toEqual(['destinations.mottarone.name']);
  });

  it('name their language where that is not the language of the page', () => {
    const { marked } = textsOf('it', withoutName);
    const dutch = textsOf('nl').all.destinations('mottarone').name;
    expect(marked.destinations('mottarone').name).toEqual({ text: dutch, language: 'nl' });
    expect(marked.destinations('isolaSanGiulio').name).not.toHaveProperty('language');
  });

  it('are their own keys where no language has them', () => {
    const nowhere = withoutName.unset('texts/nl/destinations.json', ['mottarone', 'name']);
    expect(textsOf('it', nowhere).all.destinations('mottarone').name).toBe('destinations.mottarone.name');
  });

  it.each([
    [[], ['De top', 'Het meer']],
    [['La vetta'], ['La vetta']],
  ])('of a list are all in one language: %j', (own, shown) => {
    const workspace = site
      .set('texts/it/destinations.json', ['mottarone', 'highlights'], own)
      .set('texts/nl/destinations.json', ['mottarone', 'highlights'], ['De top', 'Het meer']);
    expect(textsOf('it', workspace).all.destinations('mottarone').highlights).toEqual(shown);
  });
});

describe('the words of the software', () => {
  const none = ['search', 'none'];
  const french = 'texts/fr/labels.json';

  it('need not be written in the languages that it speaks', () => {
    expect(textsOf('fr', firstOperator).all.labels.search.none).toMatch(/^Aucun/);
    const bare = firstOperator.edit(french, (labels) => ({ ...Object(labels), facts: {}, trip: {} }));
    expect(listCodes(bare)).toEqual(listCodes(firstOperator));
  });

  it('give way to those of the operator in that language alone', () => {
    const own = firstOperator.set(french, none, 'Rien du tout.');
    expect(textsOf('fr', own).all.labels.search.none).toBe('Rien du tout.');
    expect(textsOf('de', own).all.labels.search.none).toBe(
      textsOf('de', firstOperator).all.labels.search.none,
    );
  });

  it('give way to a shorter list as a whole', () => {
    const own = firstOperator.set('texts/fr/pages.json', ['compare', 'how'], ['Touchez le cœur.']);
    expect(textsOf('fr', own).all.pages.compare.how).toEqual(['Touchez le cœur.']);
  });

  it('are in English where neither the language nor the fallback has them, with a warning', () => {
    const bare = ['it', 'nl'].reduce((rest, code) => rest.unset(`texts/${code}/labels.json`, none), site);
    const texts = textsOf('it', bare);
    expect(texts.marked.labels.search.none).toMatchObject({ language: 'en' });
    expect(texts.missing).toEqual(['labels.search.none']);
    expect(listFindings(bare)).toEqual([
      'texts/it/labels.json search.none text.missing',
      'texts/nl/labels.json search.none text.missing',
    ]);
    expect(newFindings(bare).map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });

  const listCodes = (workspace: Workspace) => findingsOf(workspace).map(({ at, code }) => [at.file, code]);
});

it.each([
  [
    'In tutto {total}, cioè {price} a testa',
    ['In tutto ', { value: 'sum' }, ', cioè ', { value: 'each' }, ' a testa'],
  ],
  ["'{'{total}'}' {price}", ['{', { value: 'sum' }, '} ', { value: 'each' }]],
  ['Quanto?', ['Quanto?']],
])('the template of a message has the names of its values between its texts: %s', (text, template) => {
  const workspace = site.set('texts/it/interface.json', ['package', 'chatPrice'], text);
  const { chatPrice } = textsOf('it', workspace).templates.interface.package;
  expect(chatPrice({ price: 'each', total: 'sum' })).toEqual(template);
});
