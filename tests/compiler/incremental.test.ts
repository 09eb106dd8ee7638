import { describe, expect, it } from 'vitest';
import { compiled } from '../helpers/compiled-site.ts';
import { plainOperator } from '../helpers/plain-operator.ts';
import type { Workspace } from '../helpers/workspace.ts';

const site = plainOperator();
const before = modulesOf(site);

function modulesOf(workspace: Workspace): ReadonlyMap<string, string> {
  return new Map(compiled(workspace.sources).files.map(({ path, content }) => [path, content]));
}

function changedModules(workspace: Workspace): readonly string[] {
  const after = modulesOf(workspace);
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

function inBothLanguages(...pages: readonly string[]): readonly string[] {
  return ['it', 'nl'].flatMap((code) => pages.map((page) => `${code}/pages/${page}.ts`));
}

describe('the modules that change', () => {
  it('with a price of an option that is not the first are the page of its package, in all languages', () => {
    const workspace = site.set('prices/isole-attivo.json', ['rows', 0, 'lodge'], 775);
    expect(changedModules(workspace)).toEqual(inBothLanguages('viaggi_isole-lente-3d'));
  });

  it('with any other price of a package are also the pages with its card', () => {
    const workspace = site.set('prices/default-1-night.json', ['rows', 1, 'guesthouse'], 180);
    expect(changedModules(workspace)).toEqual(
      inBothLanguages(
        '_tours-0',
        'luoghi_isola-san-giulio',
        'viaggi',
        'viaggi_isole-lente-3d',
        'viaggi_orta-2d',
        // Shows the tour above among those like it.
        'viaggi_sentiero-laghi-12d',
      ),
    );
  });

  it('with a sentence of one language are pages of that language only', () => {
    const workspace = site.replace('texts/it/days.json', 'Giorno di mercato', 'Il mercato');
    expect(changedModules(workspace)).toEqual([
      'it/pages/_tours-0.ts',
      'it/pages/viaggi_isole-lente-3d.ts',
      'it/pages/viaggi_orta-2d.ts',
      'it/pages/viaggi_sentiero-laghi-12d.ts',
    ]);
  });

  it('with a text of the interface are the messages of that language only', () => {
    const workspace = site.replace('texts/nl/interface.json', 'Naar de inhoud', 'Direct naar de inhoud');
    expect(changedModules(workspace)).toEqual(['nl/messages.ts']);
  });

  it('with the layout of files are none', () => {
    const relaid = site.paths
      .filter((path) => path.endsWith('.json'))
      .reduce((workspace, path) => workspace.withFile(path, workspace.json(path)), site);
    expect(changedModules(relaid)).toEqual([]);
  });
});
