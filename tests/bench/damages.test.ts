import { describe, expect, it } from 'vitest';
import { type DamageKind, damagesOf } from '../../scripts/bench/damages.ts';
import { usualMessages } from '../../scripts/messages/messages.ts';

const TEXT = `{
  "$schema": "x",
  "name": "reef",
  "places": [
    { "id": "one" },
    { "id": "two" }
  ]
}
`;

function texts(kind: DamageKind): readonly string[] {
  return [...damagesOf(TEXT)].filter((damage) => damage.kind === kind).map(({ text }) => text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('damages to a file', () => {
  it.each(['removed', 'renamed', 'retyped', 'emptied', 'duplicated'] as const)(
    'leave it JSON if something is %s',
    (kind) => {
      expect(texts(kind).filter((text) => !isJson(text))).toEqual([]);
    },
  );

  it.each([
    ['removed', 6],
    ['renamed', 4],
    ['retyped', 6],
    ['emptied', 6],
    ['duplicated', 4],
  ] as const)('have each key and value in turn %s', (kind, count) => {
    expect(new Set(texts(kind)).size).toBe(count);
  });

  it.each(['cut off', 'character lost'] as const)('leave it no JSON, or nearly so, if it is %s', (kind) => {
    expect(texts(kind).every((text) => !isJson(text))).toBe(true);
  });

  it('pass over marks within texts', () => {
    const lost = [...damagesOf('{ "text": "at 9:00, [sic]" }')].filter(
      ({ kind }) => kind === 'character lost',
    );
    expect(lost.map(({ what }) => what(usualMessages)[0])).toEqual(['{', '"', '"', ':', '"', '"', '}']);
  });

  it('lose the same pieces in every run', () => {
    expect(texts('piece lost')).toEqual(texts('piece lost'));
  });

  it('pass over the link to the rules', () => {
    expect([...damagesOf(TEXT)].map(({ what }) => what(usualMessages))).not.toContain('$schema');
  });
});
