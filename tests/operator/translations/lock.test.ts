import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { parseLock, renderLock, sourceHash } from '../../../scripts/operator/translations/translations.ts';
import { textKey } from '../../arbitraries/dictionaries.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

const lockArb = fc
  .array(fc.tuple(textKey, wellFormedText))
  .map((entries) => new Map(entries.map(([key, text]) => [key, sourceHash(text)])));

describe('the lock of a language', () => {
  it('is read as it was written, in the same bytes whatever the order of its keys.', () => {
    fc.assert(
      fc.property(lockArb, (lock) => {
        expect(parseLock('it', renderLock(lock))).toEqual(lock);
        expect(renderLock(new Map([...lock].toReversed()))).toBe(renderLock(lock));
      }),
    );
  });

  it.each(['', '[]', 'null', '{"a": "b"\n<<<<<<< HEAD'])('is refused rather than lost: %j', (text) => {
    expect(() => parseLock('it', text)).toThrow(Failure);
  });
});
