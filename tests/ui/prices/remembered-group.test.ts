import { afterEach, describe, expect, it, vi } from 'vitest';
import { followGroup, rememberedGroup, rememberGroup } from '../../../src/ui/prices/remembered-group.ts';
import { forbiddenStorage, storageOf } from '../../helpers/browser-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['kept for the visit', storageOf(new Map())],
  ['known on the page where nothing may be stored', forbiddenStorage],
])('the group of a visit, %s', (_, storage) => {
  it('is nothing at first, then what was said last', () => {
    vi.stubGlobal('sessionStorage', storage);
    rememberGroup('');
    expect(rememberedGroup()).toBe('');
    rememberGroup('people=4');
    expect(rememberedGroup()).toBe('people=4');
    rememberGroup('people=5');
    expect(rememberedGroup()).toBe('people=5');
  });

  it('is told to whoever follows it, when it is another', () => {
    vi.stubGlobal('sessionStorage', storage);
    rememberGroup('');
    const listener = vi.fn<() => void>();
    const end = followGroup(listener);
    rememberGroup('people=4');
    rememberGroup('people=4');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    rememberGroup('people=6');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
