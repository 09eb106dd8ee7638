import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { thingsIn } from '../../helpers/things-in.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** What a page tells search engines. */
function toldOn(workspace: Workspace, path: string): Json {
  const route = languageOf(compiled(workspace.sources).site, 'it').routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page "${path}".`);
  return JSON.parse(JSON.stringify(route.structuredData(route.resolve())));
}

/** The kinds of things of which a page tells search engines. */
function kindsOn(workspace: Workspace, path: string): readonly unknown[] {
  return thingsIn(toldOn(workspace, path)).flatMap(({ '@type': type }) => type ?? []);
}

describe('the page of a section', () => {
  const site = secondOperator();

  it('tells search engines of its tours, and of no list where it has none', () => {
    const crumbs = ['BreadcrumbList', 'ListItem', 'ListItem'];
    expect(kindsOn(site, '/a-piedi')).toEqual(['ItemList', 'ListItem', 'ListItem', ...crumbs]);
    const empty = site.set('sections/a-piedi.json', ['groups'], [{ region: 'maggiore', category: 'trails' }]);
    expect(kindsOn(empty, '/a-piedi')).toEqual(crumbs);
    expect(toldOn(empty, '/a-piedi')).toHaveProperty('@graph.length', 1);
  });
});
