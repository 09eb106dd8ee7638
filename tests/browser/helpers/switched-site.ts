import { createServer, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { serveSite } from '../../../scripts/dev/serve.ts';

/** A site at one address, of which a test says what is there. */
export interface SwitchedSite {
  readonly url: string;
  /** Publishes another release. */
  readonly deploy: (folder: string) => Promise<void>;
  /** From now on nobody answers. */
  readonly cut: () => Promise<void>;
  /** From now on requests are taken, and never answered. */
  readonly stall: () => Promise<void>;
}

/** Sites that can be cut off, each gone at the end of the test that opened it. */
export function useSwitchedSites(): (folder: string) => Promise<SwitchedSite> {
  const running: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((end) => end()));
  });
  return async (folder) => {
    let server: Server | undefined;
    const cut = async () => {
      const ending = server;
      server = undefined;
      if (!ending) return;
      ending.closeAllConnections();
      await new Promise((resolve) => {
        ending.close(resolve);
      });
    };
    running.push(cut);
    const first = await serveSite(folder, 0);
    server = first.server;
    const port = Number(new URL(first.url).port);
    return {
      url: first.url,
      cut,
      deploy: async (next) => {
        await cut();
        server = (await serveSite(next, port)).server;
      },
      stall: async () => {
        await cut();
        const silent = createServer(() => undefined);
        server = silent;
        await new Promise<void>((resolve) => {
          silent.listen(port, '127.0.0.1', resolve);
        });
      },
    };
  };
}
