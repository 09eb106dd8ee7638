/** What is used of a browser's storage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage with these entries, which stand in the map and can be read there. */
export function storageOf(entries: Map<string, string>): BrowserStorage {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}

/** A storage as browsers have it that forbid storing. */
export const forbiddenStorage: BrowserStorage = {
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
};

function refuse(): never {
  throw new Error('Storage is forbidden.');
}
