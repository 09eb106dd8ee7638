import { beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('../../../src/ui/waking/sleep.ts');

/** The module as a new document has it. */
async function newDocument(): Promise<Module> {
  vi.resetModules();
  return import('../../../src/ui/waking/sleep.ts');
}

/** Whether a part may not be rendered yet. */
const isAsleep = (sleep: { readonly isAwake: () => boolean }) => !sleep.isAwake();

describe('the parts of a page', () => {
  beforeEach(() => {
    vi.stubGlobal('document', {});
  });

  it('are awake where nothing was prerendered', async () => {
    const { fallAsleep, isPrerendered } = await newDocument();
    expect([isAsleep(fallAsleep()), isPrerendered()]).toEqual([false, false]);
  });

  it('are awake and become HTML while prerendering', async () => {
    vi.stubGlobal('document', undefined);
    const { fallAsleep, isPrerendered } = await newDocument();
    expect([isAsleep(fallAsleep()), isPrerendered()]).toEqual([false, true]);
  });

  it('sleep in a document that is taken over, each until it is woken', async () => {
    const { fallAsleep, isPrerendered, takeOverDocument } = await newDocument();
    takeOverDocument();
    const [one, other] = [fallAsleep(), fallAsleep()];
    one.wake();
    await one.rest;
    expect([isAsleep(one), isAsleep(other), isPrerendered()]).toEqual([false, true, true]);
  });

  it('wake all at once, and none falls asleep after that', async () => {
    const { fallAsleep, isPrerendered, takeOverDocument, wakeAll } = await newDocument();
    takeOverDocument();
    const parts = [fallAsleep(), fallAsleep()];
    wakeAll();
    await Promise.all(parts.map(async ({ rest }) => rest));
    expect([...parts, fallAsleep()].map(isAsleep)).toEqual([false, false, false]);
    // They are still compared with the document's HTML.
    expect(isPrerendered()).toBe(true);
  });

  it('are no longer the document’s once another page is shown', async () => {
    const { fallAsleep, isPrerendered, leaveDocument, takeOverDocument } = await newDocument();
    takeOverDocument();
    const part = fallAsleep();
    leaveDocument();
    expect([isAsleep(part), isAsleep(fallAsleep()), isPrerendered()]).toEqual([false, false, false]);
  });
});
