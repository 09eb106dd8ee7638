/** A value outside of React, as `useSyncExternalStore` takes it. */
export class ValueStore<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Value) {
    this.#value = initial;
  }

  readonly get = (): Value => this.#value;

  readonly set = (value: Value): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  /** Calls back after every change; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** A text in the browser's storage; if storing is forbidden, it is lost when the document is left. */
export class StoredText {
  readonly #memory = new ValueStore<string | undefined>(undefined);
  readonly #key: string;
  readonly #storage: () => Storage;

  constructor(key: string, storage: () => Storage) {
    this.#key = key;
    this.#storage = storage;
  }

  /** The text; empty if there is none. */
  readonly get = (): string => {
    const unstored = this.#memory.get();
    if (unstored !== undefined) return unstored;
    try {
      return this.#storage().getItem(this.#key) ?? '';
    } catch {
      return '';
    }
  };

  readonly set = (text: string): void => {
    try {
      this.#storage().setItem(this.#key, text);
      this.#memory.set(undefined);
    } catch {
      this.#memory.set(text);
    }
  };

  readonly subscribe = this.#memory.subscribe;
}
