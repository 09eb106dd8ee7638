import { describe, expect, it } from 'vitest';
import { parseFiles } from '../../../scripts/compiler/parse/parse-files.ts';
import { textEntries } from '../../../scripts/compiler/validate/text-entries.ts';
import { validateFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { Workspace } from '../../helpers/workspace.ts';

const climb = { title: 'Salita', notes: ['Scarpe', 'TODO: Acqua'], description: null };
const { sources } = new Workspace([])
  .withFile('texts/it/days.json', { $schema: 'days.json', climb, market: { title: 'TODO: Mercato' } })
  .withFile('texts/nl/days.json', { climb: { title: 'Klim' } });
const { files } = validateFiles(parseFiles(sources));

describe('the texts of a language', () => {
  it('are known by where they stand, those left out that have still to be written', () => {
    const found = [...textEntries(files, 'it')].map(([key, { area, path, text }]) => [key, area, path, text]);
    expect(found).toEqual([
      ['days.climb.title', 'days', ['climb', 'title'], 'Salita'],
      ['days.climb.notes.0', 'days', ['climb', 'notes', 0], 'Scarpe'],
    ]);
  });

  it('are only those in places that are wanted', () => {
    const titles = textEntries(files, 'it', (path) => path.at(-1) === 'title');
    expect([...titles.keys()]).toEqual(['days.climb.title']);
  });
});
