import { aPackage } from './content.ts';
import type { Json, Workspace } from './workspace.ts';

const LANGUAGES = ['it', 'nl'];

/** The second operator with a number of further lake stays in a region, `orta-1` and so on, after its own tours. */
export function withTours(site: Workspace, count: number, region = 'orta'): Workspace {
  const ids = Array.from({ length: count }, (_, index) => `${region}-${index + 1}`);
  const withFiles = ids.reduce(
    (workspace, id, index) =>
      workspace.withFile(
        `packages/${id}.json`,
        aPackage({ region, order: index + 4, destinations: ['isolaSanGiulio'] }),
      ),
    site,
  );
  return LANGUAGES.reduce(
    (workspace, language) =>
      ids.reduce((all, id) => all.set(`texts/${language}/packages.json`, [id], textsOf(id)), workspace),
    withFiles,
  );
}

function textsOf(id: string): Json {
  return {
    name: `${id}, 2 giorni`,
    summary: 'Una notte sul lago.',
    description: ['Si parte al mattino.'],
    idealFor: 'Famiglie',
    special: ['Il lago'],
    start: 'In piazza.',
    changes: 'Niente.',
    meta: { title: id, description: 'Una notte sul lago.' },
  };
}
