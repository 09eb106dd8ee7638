const HOST = 'http://localhost';

/** Requests as caches list them. */
function requestOf(address: string): Request {
  return new Request(new URL(address, HOST));
}

/** The caches of a browser, in memory. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  /** So many entries fit into a cache. */
  room = Infinity;

  open = (name: string): Promise<Cache> => {
    const cache = this.#caches.get(name) ?? new MemoryCache(() => this.room);
    this.#caches.set(name, cache);
    return Promise.resolve(cache as unknown as Cache);
  };

  keys = (): Promise<string[]> => Promise.resolve([...this.#caches.keys()]);

  delete = (name: string): Promise<boolean> => Promise.resolve(this.#caches.delete(name));
}

class MemoryCache {
  readonly #entries = new Map<string, Response>();
  readonly #room: () => number;

  constructor(room: () => number) {
    this.#room = room;
  }

  keys = () => Promise.resolve([...this.#entries.keys()].map(requestOf));

  match = (asked: string | Request, { ignoreSearch = false } = {}) => {
    const plain = (url: string) => (ignoreSearch ? url.replace(/\?.*/, '') : url);
    const wanted = plain(addressOf(asked));
    const found = [...this.#entries].find(([url]) => plain(url) === wanted);
    return Promise.resolve(found?.[1].clone());
  };

  put = (asked: string | Request, response: Response) => {
    const address = addressOf(asked);
    if (!this.#entries.has(address) && this.#entries.size >= this.#room()) {
      return Promise.reject(new DOMException('', 'QuotaExceededError'));
    }
    this.#entries.set(address, response);
    return Promise.resolve();
  };

  delete = (asked: string | Request) => Promise.resolve(this.#entries.delete(addressOf(asked)));
}

function addressOf(asked: string | Request): string {
  return new URL(typeof asked === 'string' ? asked : asked.url, HOST).href;
}
