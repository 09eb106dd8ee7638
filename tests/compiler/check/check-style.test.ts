import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** A rule that its texts break often. */
const site = secondOperator().set('glossary/it.json', ['style'], {
  and: { counts: 'words', words: ['e'], limit: 0 },
});

/** What style was counted of, and what was found. */
function counted(workspace: Workspace, count?: number) {
  const keys: string[] = [];
  const { diagnostics } = checkSite(workspace.sources, {
    takeCounts: (madeOf, find) => {
      keys.push(madeOf.join('\n'));
      return count === undefined ? find() : [count];
    },
  });
  return { keys, found: diagnostics.filter(({ code }) => code === 'style.above-limit') };
}

describe('what rules of style counted before', () => {
  it('is taken over: nothing is counted then', () => {
    expect(counted(site).found).toHaveLength(1);
    expect(counted(site, 0).found).toEqual([]);
    expect(counted(site, 1).found).toHaveLength(1);
  });

  it.each([
    ['a text of the language', site.set('texts/it/packages.json', ['orta-2d', 'summary'], 'Altro.')],
    ['a rule', site.set('glossary/it.json', ['style', 'and', 'words'], ['o'])],
    ['an accepted text', site.set('glossary/it.json', ['accepted'], { 'packages.orta-2d.summary': 'So.' })],
  ])('is of something else after %s changed', (_, workspace) => {
    expect(counted(workspace).keys).not.toEqual(counted(site).keys);
  });

  it('is of the same after a price changed, or a text of another language', () => {
    const changed = site
      .set('prices/mottarone-auto.json', ['rows', 0, 'price'], 171)
      .set('texts/nl/packages.json', ['orta-2d', 'summary'], 'Anders.');
    expect(counted(changed).keys).toEqual(counted(site).keys);
  });

  it('is not asked for where no rule has a limit', () => {
    expect(counted(site.unset('glossary/it.json', ['style', 'and', 'limit'])).keys).toEqual([]);
  });
});

describe('a text that the glossary accepts', () => {
  const written = site
    .set('texts/it/packages.json', ['orta-2d', 'summary'], 'Ozio.')
    .set('glossary/it.json', ['style', 'and', 'words'], ['ozio']);

  it('is not counted', () => {
    expect(counted(written).found).toHaveLength(1);
    const accepted = written.set('glossary/it.json', ['accepted'], { 'packages.orta-2d.summary': 'So.' });
    expect(counted(accepted).found).toEqual([]);
  });
});
