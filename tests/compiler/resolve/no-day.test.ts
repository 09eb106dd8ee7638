import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { soundContent } from '../../../scripts/compiler/resolve/sound-content.ts';
import { firstOperatorFolder } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace, workspaceOf } from '../../helpers/workspace.ts';

function pagesOn(workspace: Workspace, today: string): readonly unknown[] {
  const { model } = checkSite(workspace.sources);
  return resolveSite(soundContent(model, { today })).languages.map(({ pages, notFound }) => [
    pages,
    notFound,
  ]);
}

describe('pages', () => {
  // When pages last changed is told from what they say, and days pass without a change.
  it.each([
    ['the site', workspaceOf(firstOperatorFolder)],
    ['another operator’s site', secondOperator()],
  ])('of %s say the same on every day', (_name, workspace) => {
    expect(pagesOn(workspace, '2026-01-15')).toEqual(pagesOn(workspace, '2031-07-20'));
  });
});
