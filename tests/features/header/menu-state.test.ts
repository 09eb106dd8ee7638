import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuAction, menuReducer, NOTHING_OPEN } from '../../../src/features/header/menu-state.ts';

const id = fc.constantFrom('islands', 'hills', 'hills-overnight', 'weddings');

const actions: fc.Arbitrary<readonly MenuAction[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('toggle', 'open'), id, alone: fc.boolean() }),
    fc.record({ type: fc.constantFrom('enter', 'leave', 'close'), id }),
    fc.constant({ type: 'close-all' as const }),
  ),
);

/** The menu after a number of actions. */
function menuAfter(list: readonly MenuAction[]) {
  return list.reduce(menuReducer, NOTHING_OPEN);
}

function openIds(list: readonly MenuAction[]): readonly string[] {
  return [...menuAfter(list).keys()].toSorted();
}

describe('menuReducer (spec §4 Header)', () => {
  it('opens sections of a phone’s menu independently', () => {
    const toggled = ['islands', 'hills'].map((name) => ({ type: 'toggle', id: name, alone: false }) as const);
    expect(openIds(toggled)).toEqual(['hills', 'islands']);
  });

  it('closes only the section whose button is pressed again', () => {
    const toggled = ['islands', 'hills', 'islands'].map(
      (name) => ({ type: 'toggle', id: name, alone: false }) as const,
    );
    expect(openIds(toggled)).toEqual(['hills']);
  });

  it('has one dropdown of a bar open at a time', () => {
    const toggled = ['islands', 'hills'].map((name) => ({ type: 'toggle', id: name, alone: true }) as const);
    expect(openIds(toggled)).toEqual(['hills']);
  });

  it('closes what a pointer opened when the pointer has left', () => {
    expect(
      openIds([
        { type: 'enter', id: 'islands' },
        { type: 'leave', id: 'islands' },
      ]),
    ).toEqual([]);
  });

  it('keeps what a button opened when the pointer has left', () => {
    expect(
      openIds([
        { type: 'enter', id: 'islands' },
        { type: 'toggle', id: 'islands', alone: true },
        { type: 'leave', id: 'islands' },
      ]),
    ).toEqual(['islands']);
  });

  it('opens another dropdown in place of the one that a button opened, when a pointer comes to it', () => {
    expect(
      openIds([
        { type: 'toggle', id: 'islands', alone: true },
        { type: 'enter', id: 'hills' },
      ]),
    ).toEqual(['hills']);
  });

  it('never changes sections that an action on its own does not name', () => {
    fc.assert(
      fc.property(actions, id, fc.constantFrom('toggle', 'open'), (before, named, type) => {
        const others = (list: readonly MenuAction[]) =>
          [...menuAfter(list)].filter(([other]) => other !== named);
        const after = others([...before, { type, id: named, alone: false }]);
        expect(new Map(after)).toEqual(new Map(others(before)));
      }),
    );
  });

  it('has nothing open after closing all, whatever was open', () => {
    fc.assert(
      fc.property(actions, (before) => {
        expect(menuAfter([...before, { type: 'close-all' }]).size).toBe(0);
      }),
    );
  });

  it('is the same object when an action changes nothing, so that nothing is drawn anew', () => {
    fc.assert(
      fc.property(actions, id, (before, named) => {
        const open = menuAfter([...before, { type: 'close', id: named }]);
        expect(menuReducer(open, { type: 'leave', id: named })).toBe(open);
      }),
    );
  });
});
