import { describe, expect, it } from 'vitest';
import { type DamageKind, damagesOf } from '../../scripts/bench/damages.ts';
import { toleranceOf } from '../../scripts/bench/tolerance.ts';
import { usualMessages } from '../../scripts/messages/messages.ts';

function toleranceIn(file: string, data: object, kind: DamageKind, what: string) {
  const damage = [...damagesOf(JSON.stringify(data, null, 2))].find(
    (candidate) => candidate.kind === kind && candidate.what(usualMessages) === what,
  );
  if (!damage) throw new Error(`"${what}" is not ${kind}.`);
  return toleranceOf(file, damage);
}

const day = { letter: 'X', destinations: ['reef'], activities: [{ icon: 'Eye', text: 'reef' }] };

describe('a file may do without', () => {
  it.each([
    ['field', 'removed', 'letter'],
    ['entry', 'removed', 'destinations.0'],
    ['mayBeEmpty', 'emptied', 'destinations'],
  ] as const)('%s', (tolerance, kind, what) => {
    expect(toleranceIn('days/reef.json', day, kind, what)).toBe(tolerance);
  });

  it('ownEntry', () => {
    const glossary = { terms: { reef: 'terumbu' } };
    expect(toleranceIn('glossary/id.json', glossary, 'renamed', 'terms.reef')).toBe('ownEntry');
  });
});

describe('a file may not do without', () => {
  it.each([
    ['a field that it needs', 'removed', 'activities'],
    ['the only entry of a list that needs one', 'removed', 'activities.0'],
    ['a field under its own name', 'renamed', 'letter'],
  ] as const)('%s', (_name, kind, what) => {
    expect(toleranceIn('days/reef.json', day, kind, what)).toBeUndefined();
  });

  it('any text', () => {
    expect(toleranceIn('texts/en/activities.json', { reef: 'The reef' }, 'removed', 'reef')).toBeUndefined();
  });
});
