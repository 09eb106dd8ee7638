/*
 * What of a service worker's world is used here; the compiler's library for workers and that for documents declare
 * the same names in different ways.
 */

interface ExtendableEvent extends Event {
  /** Keeps the worker running until something is done. */
  readonly waitUntil: (task: Promise<unknown>) => void;
}

/** A document, or one of its files, is asked for. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The document that asks for a file. */
  readonly clientId: string;
  /** The document that is about to be. */
  readonly resultingClientId: string;
  /** The answer to a document that was asked for while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface Client {
  readonly id: string;
  readonly postMessage: (message: unknown) => void;
}

/** A document has said something. */
export interface ClientMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: Client | null;
}

interface WorkerEvents {
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly install: ExtendableEvent;
  readonly message: ClientMessageEvent;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
}
