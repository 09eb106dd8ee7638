import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  didYouMean,
  editDistance,
  nearest,
  suggest,
} from '../../scripts/compiler/diagnostics/did-you-mean.ts';
import { english } from '../../scripts/messages/english.ts';
import { indonesian } from '../../scripts/messages/indonesian.ts';

const REGIONS = ['lombok', 'sumbawa', 'bali'];

const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 3 });
const edited = fc
  .tuple(word, fc.nat(), fc.constantFrom(...'abcdexyz'), fc.constantFrom('insert', 'delete', 'replace'))
  .map(([from, position, letter, edit]) => {
    const at = position % from.length;
    const before = from.slice(0, at) + (edit === 'delete' ? '' : letter);
    return { from, to: before + from.slice(edit === 'insert' ? at : at + 1) };
  });

/** The same, counted the plain way: from the first letters on, every edit is tried. */
function plainDistance(left: string, right: string): number {
  if (left === '' || right === '') return Math.max(left.length, right.length);
  const ways = [
    plainDistance(left.slice(1), right) + 1,
    plainDistance(left, right.slice(1)) + 1,
    plainDistance(left.slice(1), right.slice(1)) + (left[0] === right[0] ? 0 : 1),
  ];
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  if (isSwapped) ways.push(plainDistance(left.slice(2), right.slice(2)) + 1);
  return Math.min(...ways);
}

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['lombok', 'lombk', 1],
    ['lombok', 'lobmok', 1],
    ['lombok', 'xombok', 1],
    ['ab', 'cd', 2],
    ['aa', 'a', 1],
  ])('between %j and %j is %i', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
  });

  it('is what plain counting gives', () => {
    const short = fc.string({ unit: fc.constantFrom(...'ab'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, fc.nat(6), (left, right, limit) => {
        const distance = plainDistance(left, right);
        expect(editDistance(left, right)).toBe(distance);
        expect(editDistance(left, right, limit)).toBe(
          distance <= limit ? distance : Number.POSITIVE_INFINITY,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is 0 for equal texts only', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect([editDistance(left, left), editDistance(left, right) === 0]).toEqual([0, left === right]);
      }),
    );
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(editDistance(left, right)).toBe(editDistance(right, left));
      }),
    );
  });

  it('is at most 1 after one edit', () => {
    fc.assert(
      fc.property(edited, ({ from, to }) => {
        expect(editDistance(from, to)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is at most 1 after swapping neighbours', () => {
    fc.assert(
      fc.property(word, fc.nat(), (text, position) => {
        const at = position % (text.length - 1);
        const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
        expect(editDistance(text, swapped)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("lies between the lengths' difference and the longer length", () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(left.length - right.length));
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
      }),
    );
  });
});

describe('editDistance within a limit', () => {
  it('is the distance itself up to the limit, and infinite beyond it', () => {
    fc.assert(
      fc.property(word, word, fc.nat(6), (left, right, limit) => {
        const distance = editDistance(left, right);
        expect(editDistance(left, right, limit)).toBe(
          distance <= limit ? distance : Number.POSITIVE_INFINITY,
        );
      }),
    );
  });
});

describe('didYouMean', () => {
  it('names the nearest known name', () => {
    expect(didYouMean('lombk', REGIONS)(english)).toBe('Did you mean "lombok"?');
    expect(didYouMean('lombk', REGIONS)(indonesian)).toBe('Maksudnya "lombok"?');
  });

  it('names a known name that differs in case only', () => {
    expect(didYouMean('LOMBOK', REGIONS)(english)).toBe('Did you mean "lombok"?');
  });

  it('says nothing where no name is close', () => {
    expect(didYouMean('jakarta', REGIONS)(english)).toBeUndefined();
  });

  it('says nothing where no name is known', () => {
    expect(didYouMean('lombok', [])(english)).toBeUndefined();
  });

  it('says nothing where no letter is shared', () => {
    expect(didYouMean('D', ['A', 'B', 'C'])(english)).toBeUndefined();
  });
});

describe('nearest', () => {
  it('prefers the closer of two close names', () => {
    expect(nearest('senari', ['senary', 'senara', 'senari'])).toBe('senari');
  });

  it('gives a name of which one of two letters is there', () => {
    expect(nearest('a', ['ab'])).toBe('ab');
    expect(nearest('ab', ['a'])).toBe('a');
  });

  it('gives a name of which one letter in three is another, at most', () => {
    expect(nearest('senxry', ['senary'])).toBe('senary');
    expect(nearest('sexxry', ['senary'])).toBe('senary');
    expect(nearest('sexxxy', ['senary'])).toBeUndefined();
  });

  it('gives a long name beside short ones', () => {
    expect(nearest('abcdefghijkl', ['a', 'abcdefghzzzz'])).toBe('abcdefghzzzz');
  });

  it('takes the first of two names that are equally close', () => {
    expect(nearest('senarx', ['senara', 'senaru'])).toBe('senara');
  });

  it('gives the closest of all that are close enough, the first of several', () => {
    const closest = (found: string, known: readonly string[]): string | undefined =>
      known
        .map((name) => ({
          name,
          distance: editDistance(found, name),
          longer: Math.max(found.length, name.length),
        }))
        .filter(
          ({ distance, longer }) => distance <= Math.max(1, Math.floor(longer / 3)) && distance < longer,
        )
        .toSorted((left, right) => left.distance - right.distance)[0]?.name;
    fc.assert(
      fc.property(word, fc.array(word), (found, known) => {
        expect(nearest(found, known)).toBe(closest(found, known));
      }),
    );
  });

  it('only ever gives a known name', () => {
    fc.assert(
      fc.property(word, fc.array(word), (found, known) => {
        expect([undefined, ...known]).toContain(nearest(found, known));
      }),
    );
  });

  it('gives a name one edit away', () => {
    fc.assert(
      fc.property(edited, ({ from, to }) => {
        expect(nearest(to, [from])).toBe(from);
      }),
    );
  });

  it('finds a known name among all others', () => {
    fc.assert(
      fc.property(fc.array(word), word, fc.array(word), (before, name, after) => {
        expect(nearest(name, [...before, name, ...after])).toBe(name);
      }),
    );
  });
});

describe('suggest', () => {
  it('names the nearest name', () => {
    expect(suggest('lombk', REGIONS)(english)).toBe('Did you mean "lombok"?');
  });

  it('lists the known names where none is close', () => {
    expect(suggest('jakarta', REGIONS)(english)).toBe('Known are "lombok", "sumbawa", "bali".');
  });

  it('lists eight known names, and no more', () => {
    const known = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'];
    expect(suggest('zzzzzzzzzzzz', known)(english)).toBe(
      'Known are "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel".',
    );
    expect(suggest('zzzzzzzzzzzz', [...known, 'india'])(english)).toBeUndefined();
  });

  it('says nothing where nothing is known', () => {
    expect(suggest('lombok', [])(english)).toBeUndefined();
  });
});
