import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { withChanges } from '../../../scripts/operator/data-folder/changes.ts';
import { poEntries } from '../../../scripts/operator/translations/export.ts';
import { type ImportPlan, planImport } from '../../../scripts/operator/translations/import.ts';
import { lockPath, sourceHash } from '../../../scripts/operator/translations/lock.ts';
import { parsePo, type ReturnedEntry, renderPo } from '../../../scripts/operator/translations/po-file.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';
import { targetOf, translationsOf } from '../../helpers/translations.ts';
import { secondOperator, Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const isHidden = (path: string): boolean => path.split('/').some((step) => step.startsWith('.'));

function exported(workspace: Workspace): readonly ReturnedEntry[] {
  const translations = translationsOf(workspace);
  return parsePo(renderPo('it', poEntries(translations, targetOf(translations, 'it')))).entries;
}

function planned(workspace: Workspace, entries: readonly ReturnedEntry[], lock = '{}'): ImportPlan {
  const translations = translationsOf(workspace, { it: lock });
  return planImport(targetOf(translations, 'it'), workspace.sources, entries, english);
}

function after(workspace: Workspace, { changes }: ImportPlan): Workspace {
  const visible = new Map([...changes].filter(([path]) => !isHidden(path)));
  return new Workspace(withChanges(workspace.sources, visible).map(({ path, bytes }) => [path, bytes]));
}

function withTranslation(key: string, translation: string): readonly ReturnedEntry[] {
  return exported(site).map((entry) => (entry.key === key ? { ...entry, translation } : entry));
}

function recordedIn({ changes }: ImportPlan): Readonly<Record<string, string>> {
  return JSON.parse(changes.get(lockPath('it')) ?? '{}');
}

describe('importing what was exported', () => {
  it('changes no text, and writes nothing at all the second time.', () => {
    const { changed, changes } = planned(site, exported(site));
    expect([changed, [...changes.keys()]]).toEqual([[], [lockPath('it')]]);
    expect(planned(site, exported(site), changes.get(lockPath('it'))).changes.size).toBe(0);
  });

  it('brings back all texts of a language, whatever they say.', () => {
    const text = wellFormedText.filter((value) => value.trim() !== '' && !/[{}\uFFFD]/.test(value));
    fc.assert(
      fc.property(text, text, (name, item) => {
        const full = site
          .set('texts/it/destinations.json', ['isolaSanGiulio', 'name'], name)
          .set('texts/it/destinations.json', ['isolaSanGiulio', 'highlights', 0], item);
        const bare = site.without('texts/it/destinations.json').without('texts/it/days.json');
        const restored = after(bare, planned(bare, exported(full)));
        expect(restored.json('texts/it/destinations.json')).toEqual(full.json('texts/it/destinations.json'));
        expect(restored.json('texts/it/days.json')).toEqual(full.json('texts/it/days.json'));
      }),
      { numRuns: 10 },
    );
  });
});

describe('a translation that was changed', () => {
  const key = 'days.mercato.title';
  const plan = planned(site, withTranslation(key, 'Il “mercato”\ndel giovedì'));

  it('is written in its place, and nothing else changes.', () => {
    const before = site.text('texts/it/days.json').split('\n');
    const now = after(site, plan).text('texts/it/days.json').split('\n');
    expect(now.filter((line, index) => line !== before[index])).toEqual([
      '    "title": "Il “mercato”\\ndel giovedì",',
    ]);
  });

  it('is recorded with the source that the translator saw.', () => {
    const entries = withTranslation(key, 'Altro').map((entry) => ({
      ...entry,
      source: `${entry.source} old`,
    }));
    const source = translationsOf(site).source.texts.get(key)?.text;
    expect(recordedIn(planned(site, entries))[key]).toBe(sourceHash(`${source} old`));
  });

  it('is left out and counted while it is marked as fuzzy.', () => {
    const entries = withTranslation(key, 'Altro').map((entry) => ({ ...entry, isFuzzy: true }));
    expect(planned(site, entries)).toMatchObject({ changed: [], fuzzy: entries.length, changes: new Map() });
  });
});

describe('an import', () => {
  it('does not change what came back empty.', () => {
    expect(planned(site, withTranslation('days.mercato.title', '')).changed).toEqual([]);
  });

  it.each([
    ['a lost value', 'interface.common.priceFrom', 'da'],
    ['a broken plural', 'interface.common.days', '{count, plural, one {# giorno}}'],
    ['a text of blanks', 'days.mercato.title', '  '],
  ])('of %s is refused by its key, and writes nothing.', (_what, key, translation) => {
    const plan = planned(site, withTranslation(key, translation));
    expect(plan.problems.map((problem) => problem.split(':')[0])).toEqual([key]);
    expect(plan.changes.size).toBe(0);
  });

  it('of half a list is refused.', () => {
    const bare = site.without('texts/it/destinations.json');
    const entries = exported(site).filter(({ key }) => key !== 'destinations.isolaSanGiulio.highlights.1');
    expect(planned(bare, entries).problems).toContain(
      'destinations.isolaSanGiulio.highlights.0: "destinations.isolaSanGiulio.highlights.1" of the same list is not translated. Translate the whole list.',
    );
  });

  it('passes over texts that the source no longer has.', () => {
    const own = { line: 1, hasPlural: false, isFuzzy: false };
    const gone = { key: 'days.old.title', source: 'Oud', translation: 'Vecchio', ...own };
    expect(planned(site, [...exported(site), gone]).unknown).toEqual(['days.old.title']);
  });
});
