import { describe, expect, it } from 'vitest';
import { languageOf } from '../../helpers/real-site.ts';
import { thingsIn } from '../../helpers/things-in.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';
import { compiled } from '../sites/compiled-site.ts';

/** The kinds of things of which a page tells search engines. */
function kindsOn(workspace: Workspace, path: string): readonly unknown[] {
  const route = languageOf(compiled(workspace.sources).site, 'it').routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no page "${path}".`);
  const things = thingsIn(JSON.parse(JSON.stringify(route.structuredData(route.resolve()))));
  return things.flatMap(({ '@type': type }) => type ?? []);
}

describe('the page of a section', () => {
  const site = secondOperator();

  it('tells search engines of its tours, and of no list where it has none', () => {
    const crumbs = ['BreadcrumbList', 'ListItem', 'ListItem'];
    expect(kindsOn(site, '/a-piedi')).toEqual(['ItemList', 'ListItem', 'ListItem', ...crumbs]);
    const empty = site.set('sections/a-piedi.json', ['groups'], [{ region: 'maggiore', category: 'trails' }]);
    expect(kindsOn(empty, '/a-piedi')).toEqual(crumbs);
  });
});
