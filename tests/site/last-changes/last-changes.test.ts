import { describe, expect, it } from 'vitest';
import { lastChanges } from '../../../scripts/site/last-changes/last-changes.ts';

const pages = (contents: Readonly<Record<string, string>>) => new Map(Object.entries(contents));

function changesOf(
  current: Readonly<Record<string, string>>,
  past: readonly (readonly [date: string, contents: Readonly<Record<string, string>> | undefined])[],
  isWhole = true,
) {
  const states = past.map(([date, contents]) => ({ date, pages: contents && pages(contents) }));
  return Object.fromEntries(lastChanges(pages(current), states, isWhole));
}

describe('the last change of a page', () => {
  it('is the day since which it says what it says', () => {
    const past = [
      ['2026-03-03', { '/': 'c', '/a': 'a' }],
      ['2026-02-02', { '/': 'b', '/a': 'a' }],
      ['2026-01-01', { '/': 'a', '/a': 'a' }],
    ] as const;
    expect(changesOf({ '/': 'c', '/a': 'a' }, past)).toEqual({ '/': '2026-03-03', '/a': '2026-01-01' });
  });

  it('is that of the way back, where a page says again what it said before', () => {
    const past = [
      ['2026-03-03', { '/': 'a' }],
      ['2026-02-02', { '/': 'b' }],
      ['2026-01-01', { '/': 'a' }],
    ] as const;
    expect(changesOf({ '/': 'a' }, past)).toEqual({ '/': '2026-03-03' });
  });

  it('is the day on which the page was made', () => {
    const past = [
      ['2026-02-02', { '/': 'a', '/new': 'n' }],
      ['2026-01-01', { '/': 'a' }],
    ] as const;
    expect(changesOf({ '/': 'a', '/new': 'n' }, past)['/new']).toBe('2026-02-02');
  });

  it('is not known while the page is not under version control as it is', () => {
    expect(changesOf({ '/': 'unsaved', '/a': 'a' }, [['2026-01-01', { '/': 'a', '/a': 'a' }]])).toEqual({
      '/a': '2026-01-01',
    });
  });

  it('is not known where the beginning is not', () => {
    const past = [
      ['2026-03-03', { '/': 'b', '/a': 'a' }],
      ['2026-02-02', { '/': 'a', '/a': 'a' }],
    ] as const;
    expect(changesOf({ '/': 'b', '/a': 'a' }, past, false)).toEqual({ '/': '2026-03-03' });
  });

  it('is not known beyond data that this code cannot read', () => {
    const past = [
      ['2026-03-03', { '/': 'b', '/a': 'a' }],
      ['2026-02-02', { '/': 'a', '/a': 'a' }],
      ['2026-01-15', undefined],
      ['2026-01-01', { '/': 'a', '/a': 'other' }],
    ] as const;
    expect(changesOf({ '/': 'b', '/a': 'a' }, past)).toEqual({ '/': '2026-03-03' });
  });

  it('asks for no more revisions than it needs', () => {
    const asked: string[] = [];
    function* past() {
      for (const date of ['2026-03-03', '2026-02-02', '2026-01-01']) {
        asked.push(date);
        yield { date, pages: pages({ '/': date === '2026-03-03' ? 'b' : 'a' }) };
      }
    }
    lastChanges(pages({ '/': 'b' }), past(), true);
    expect(asked).toEqual(['2026-03-03', '2026-02-02']);
  });
});
