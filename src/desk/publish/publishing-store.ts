import { useMemo, useSyncExternalStore } from 'react';
import { memoize } from '../../../schema/memoize.ts';
import { RequestFailure } from '../store/connection.ts';
import type { DeskStore } from '../store/desk-store.ts';
import type { Step } from '../store/operation.ts';
import type { PublishConflict, PublishingAnswer } from '../store/publish-api.ts';
import { unsavedSteps } from '../store/unsaved-steps.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';

/** The state of the place where the site is published. */
export interface PublishingState {
  /** Undefined until the server has answered. */
  readonly answer?: PublishingAnswer | undefined;
  readonly isLooking: boolean;
  readonly isPublishing: boolean;
  /** True if the last publishing has succeeded. */
  readonly isDone: boolean;
  readonly failure?: string | undefined;
  readonly decisions: readonly Decision[];
  /** Increased by each refresh and each publishing. */
  readonly looks: number;
}

/** A decision on a place that somebody else has changed as well. */
export type Decision = PublishConflict & { readonly choice: 'mine' | 'theirs' };

/** Milliseconds without changes before the server is asked. */
const PAUSE = 400;

/** Compares the files with what is online: at the start, after every save, and when others have changed the files. */
class PublishingStore {
  readonly #store: DeskStore;
  readonly #listeners = new Set<() => void>();
  #state: PublishingState = { isLooking: false, isPublishing: false, isDone: false, decisions: [], looks: 0 };
  #seen = '';
  /** The failure of a comparison that was not requested by the user. */
  #lost: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: DeskStore) {
    this.#store = store;
    store.subscribe(() => this.#follow());
    this.#follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = (): PublishingState => this.#state;

  /** Refreshes what others have published. */
  async look(): Promise<void> {
    this.#set({ isLooking: true, isDone: false, failure: undefined });
    await this.#ask('/api/publishing?look=');
    this.#set({ isLooking: false, looks: this.#state.looks + 1 });
  }

  /** Takes a decision in place of an earlier one on the same conflict. */
  decide(decision: Decision): void {
    const others = this.#state.decisions.filter((one) => !isSameConflict(one, decision));
    this.#set({ decisions: [...others, decision] });
  }

  /** Saves all changes and publishes everything. */
  async publish(title: string, sentences: readonly string[], decisions: readonly Decision[]): Promise<void> {
    this.#set({ isPublishing: true, isDone: false, failure: undefined });
    const { steps, saved } = this.#store.getState();
    const isSaved = steps.length === saved || (await this.#store.save());
    if (isSaved && (await this.#ask('/api/publish', { title, sentences, decisions })))
      this.#set({ isDone: true });
    else if (this.#state.answer?.way === 'internet') await this.#ask('/api/publishing');
    this.#set({ isPublishing: false, looks: this.#state.looks + 1 });
  }

  /** The files changed on the disk: by a save, or by others. */
  #follow(): void {
    const { isLoaded, saved, steps, revision } = this.#store.getState();
    const seen = steps.length === saved ? `${saved} ${revision}` : String(saved);
    if (!isLoaded || seen === this.#seen) return;
    this.#seen = seen;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#state.isPublishing && !this.#state.isLooking) void this.#compare();
    }, PAUSE);
  }

  /** Compares again, and clears its own failure once the server answers. */
  async #compare(): Promise<void> {
    const { failure } = this.#state;
    const hasAnswered = await this.#ask('/api/publishing');
    if (!hasAnswered) this.#lost = this.#state.failure;
    else if (failure !== undefined && failure === this.#lost) this.#set({ failure: undefined });
  }

  /** @returns whether the server has answered */
  async #ask(path: string, body?: object): Promise<boolean> {
    try {
      this.#set({ answer: await this.#store.ask<PublishingAnswer>(path, body) });
      return true;
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      this.#set({ failure: error.message });
      return false;
    }
  }

  #set(change: Partial<PublishingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** True if two conflicts are about the same place and the same two values. */
export function isSameConflict(left: PublishConflict, right: PublishConflict): boolean {
  const conflictKey = ({ file, path, mine, theirs }: PublishConflict) =>
    JSON.stringify([file, path, mine, theirs]);
  return conflictKey(left) === conflictKey(right);
}

/** One per desk. */
export const publishingStore = memoize((store: DeskStore) => new PublishingStore(store));

/** The state of the place where the site is published. */
export function usePublishing(): PublishingState {
  const store = publishingStore(useDeskStore());
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The changes that are not saved yet. */
export function useUnsaved(): readonly Step[] {
  const steps = useDesk((state) => state.steps);
  const saved = useDesk((state) => state.saved);
  const documents = useDesk((state) => state.documents);
  return useMemo(() => unsavedSteps(documents, steps, saved), [documents, steps, saved]);
}

/**
 * True if a file is known never to have been published: nothing was, or it was made since. A site that the desk has not made
 * yet may have been made and uploaded without it.
 */
export function isNeverPublished(
  file: string,
  answer: PublishingAnswer | undefined,
  unsaved: readonly Step[],
): boolean {
  if (!answer) return false;
  const { way, published, obstacle, waiting } = answer;
  if (published === undefined && obstacle === undefined && way === 'internet') return true;
  const changes = [
    ...(published === undefined ? [] : waiting).map(({ operation }) => operation),
    ...unsaved.flatMap(({ operations }) => operations),
  ];
  return changes.some((one) => one.kind === 'file' && one.file === file && one.before === undefined);
}

/** True if a file is known never to have been published. */
export function useIsNeverPublished(file: string | undefined): boolean {
  const { answer } = usePublishing();
  const unsaved = useUnsaved();
  return file !== undefined && isNeverPublished(file, answer, unsaved);
}
