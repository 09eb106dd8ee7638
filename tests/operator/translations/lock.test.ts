import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { parseLock, renderLock, sourceHash } from '../../../scripts/operator/translations/lock.ts';
import { textKey } from '../../arbitraries/dictionaries.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';

const lockArb = fc
  .array(fc.tuple(textKey, wellFormedText))
  .map((entries) => new Map(entries.map(([key, text]) => [key, sourceHash(text)])));

describe('the lock of a language', () => {
  it('is read as it was written, whatever the keys', () => {
    fc.assert(
      fc.property(lockArb, (lock) => {
        expect(parseLock('it', renderLock(lock))).toEqual(lock);
      }),
    );
  });

  it('is written in the same bytes in whatever order its keys came', () => {
    fc.assert(
      fc.property(lockArb, (lock) => {
        expect(renderLock(new Map([...lock].toReversed()))).toBe(renderLock(lock));
      }),
    );
  });

  it('is empty where there is no file', () => {
    expect(parseLock('it', undefined).size).toBe(0);
  });

  it.each(['', '[]', 'null', '{"a": "b"\n<<<<<<< HEAD'])('is refused rather than forgotten: %j', (text) => {
    expect(() => parseLock('it', text)).toThrow(Failure);
  });
});
