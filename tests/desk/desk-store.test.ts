import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskEvent, FindingsAnswer, SharedLog } from '../../src/desk/store/api.ts';
import { type Connection, RequestFailure } from '../../src/desk/store/connection.ts';
import { unsentSteps } from '../../src/desk/store/desk-state.ts';
import { DeskStore } from '../../src/desk/store/desk-store.ts';
import { applyToValue, type Json, type Operation, type Step } from '../../src/desk/store/operation.ts';
import { unsavedSteps } from '../../src/desk/store/unsaved-steps.ts';

const file = 'calendar.json';

/** A server in memory: its log, its one file, and whether it can be reached. */
class FakeServer implements Connection {
  isAway = false;
  value: Json = { zone: 'UTC', noticeDays: 2 };
  log: SharedLog = { steps: [], saved: 0, version: 1, conflicts: [] };
  requests = 0;
  findings: FindingsAnswer['findings'] = [];
  /** Which folder the desk is open on. */
  id = 'a';
  /** The windows in which the desk is open. */
  windows: readonly string[] = ['other'];
  /** The text of the file where another program has broken it. */
  broken: string | undefined;
  /** Milliseconds that a save takes. */
  delay = 0;
  #listener: (event: DeskEvent | undefined) => void = () => {};

  readonly fetchFolder = async () => {
    this.#reach();
    const text = this.broken ?? JSON.stringify(this.#apply());
    return {
      id: this.id,
      files: [{ path: file, text }],
      log: this.log,
      windows: this.windows,
      folder: `folder ${this.id}`,
    };
  };

  readonly addSteps: Connection['addSteps'] = async ({ version, replaced, steps }) => {
    this.#reach();
    this.requests += 1;
    if (version !== this.log.version) return { log: this.log, isAdded: false };
    const kept = this.log.steps.slice(0, this.log.steps.length - replaced);
    this.log = { ...this.log, steps: [...kept, ...steps], version: version + 1 };
    return { log: this.log, isAdded: true };
  };

  readonly decide = async () => this.log;

  readonly save = async () => {
    this.#reach();
    const { log } = this;
    await new Promise((done) => setTimeout(done, this.delay));
    if (log !== this.log) throw new Error('Steps came while a save was on its way.');
    this.log = { ...this.log, saved: this.log.steps.length, version: this.log.version + 1 };
    return this.log;
  };

  readonly ask = async <Answer>(): Promise<Answer> => {
    this.#reach();
    const answer: FindingsAnswer = { version: this.log.version, findings: this.findings, openTexts: [] };
    return answer as Answer;
  };

  readonly listen: Connection['listen'] = (listener) => {
    this.#listener = listener;
    return () => {};
  };

  /** Another window makes a step. */
  addForeign(operation: Operation): void {
    const about = { id: crypto.randomUUID(), sentence: 'foreign', at: '', window: 'other' };
    const step: Step = { ...about, operations: [operation] };
    this.log = { ...this.log, steps: [...this.log.steps, step], version: this.log.version + 1 };
  }

  tell(event: DeskEvent | undefined): void {
    this.#listener(event);
  }

  #apply(): Json {
    const operations = this.log.steps.flatMap((step) => step.operations);
    return operations.reduce<Json>((value, operation) => applyToValue(value, operation) ?? null, this.value);
  }

  #reach(): void {
    if (this.isAway) throw new RequestFailure('The program does not answer.');
  }
}

function set(key: string, before: Json, after: Json): Operation {
  return { kind: 'set', file, path: [key], before, after };
}

/** A storage of the browser, in memory. */
function memory(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, item: string) => {
      items[key] = item;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  const keys = { ownKeys: () => Object.keys(items), getOwnPropertyDescriptor: () => DESCRIPTOR };
  return new Proxy(methods, keys) as unknown as Storage;
}

const DESCRIPTOR = { enumerable: true, configurable: true };

let server: FakeServer;
let store: DeskStore;

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeServer();
  store = new DeskStore(server);
  store.start();
  await settle();
});

afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(2000);
const at = (key: string) => store.valueAt(file, [key]);
const type = (before: string, after: string) =>
  store.edit({ operations: [set('zone', before, after)], sentence: after, mergeKey: 'zone' });

/** Another window makes a step, of which this one hears. */
async function hearForeign(operation: Operation): Promise<void> {
  server.addForeign(operation);
  server.tell({ kind: 'log', version: server.log.version });
  await settle();
}

describe('The store of the desk', () => {
  it('shows an edit at once and sends it after a moment.', async () => {
    type('UTC', 'U');
    expect(at('zone')).toBe('U');
    expect(server.log.steps).toEqual([]);
    await settle();
    expect(server.log.steps).toHaveLength(1);
    expect(store.getState().isChecked).toBe(true);
  });

  it('drops what the check said of a value that is edited, until the next check.', async () => {
    const about = { code: 'x', severity: 'error', file, line: 1, message: 'Wrong.', hint: '' } as const;
    server.findings = [
      { ...about, path: 'zone' },
      { ...about, path: 'zones' },
    ];
    store.edit({ operations: [set('noticeDays', 2, 3)], sentence: '3' });
    await settle();
    const paths = () => store.getState().findings.map(({ path }) => path);
    expect(paths()).toEqual(['zone', 'zones']);
    type('UTC', 'U');
    expect(paths()).toEqual(['zones']);
    await settle();
    expect(paths()).toEqual(['zone', 'zones']);
  });

  it.each([Number.NaN, Infinity, null, { x: null }, [Number.NaN]])('refuses to write %j.', async (value) => {
    expect(() => store.edit({ operations: [set('noticeDays', 2, value)], sentence: 'x' })).toThrow(TypeError);
    await settle();
    expect(at('noticeDays')).toBe(2);
    expect(server.log.steps).toEqual([]);
  });

  it('takes what is typed in one field for one step, until the field is left.', async () => {
    type('UTC', 'A');
    await settle();
    type('A', 'As');
    type('As', 'Asia');
    await settle();
    expect(server.log.steps).toMatchObject([{ operations: [{ before: 'UTC', after: 'Asia' }] }]);
    store.endStep();
    type('Asia', 'Asia/Dili');
    await settle();
    expect(server.log.steps).toHaveLength(2);
  });

  it('undoes and does again, and an edit after undoing ends what can be done again.', async () => {
    type('UTC', 'Asia');
    store.undo();
    expect(at('zone')).toBe('UTC');
    expect(store.undoable).toMatchObject({ undo: undefined, redo: { sentence: 'Asia' } });
    store.redo();
    expect(at('zone')).toBe('Asia');
    store.undo();
    type('UTC', 'Europe');
    expect(store.undoable.redo).toBeUndefined();
    store.undo();
    store.undo();
    await settle();
    expect(at('zone')).toBe('UTC');
  });

  it('counts no change where the files hold what is saved again, and says that an undone step was saved.', async () => {
    const unsaved = () => {
      const { documents, steps, saved } = store.getState();
      return unsavedSteps(documents, steps, saved).map(({ sentence }) => sentence);
    };
    type('UTC', 'Asia');
    const saving = store.save();
    await settle();
    await saving;
    store.undo();
    expect(unsaved()).toEqual(['Asia']);
    expect(store.getState().notice).toMatchObject({ kind: 'undone', wasSaved: true });
    store.redo();
    expect(unsaved()).toEqual([]);
    store.edit({ operations: [set('noticeDays', 2, 3)], sentence: '3' });
    store.endStep();
    store.edit({ operations: [set('noticeDays', 3, 2)], sentence: '2' });
    expect(unsaved()).toEqual([]);
    store.edit({ operations: [set('noticeDays', 2, 4)], sentence: '4' });
    expect(unsaved()).toContain('4');
  });

  it('names what a field cannot read when it saves, and removes that by the first undo.', async () => {
    type('UTC', 'Asia');
    const unread = { label: 'Closes at', text: '5 pm' };
    const endNote = store.noteUnread(unread);
    const saving = store.save();
    await settle();
    await saving;
    expect(store.getState().notice).toEqual({ kind: 'saved', count: 1, unread });
    const { revision } = store.getState();
    store.undo();
    expect(store.getState()).toMatchObject({ revision: revision + 1, notice: { kind: 'cleared', unread } });
    endNote();
    expect(at('zone')).toBe('Asia');
    store.undo();
    expect(at('zone')).toBe('UTC');
  });

  it('does not add to a step that is saved.', async () => {
    type('UTC', 'A');
    const saving = store.save();
    await settle();
    expect(await saving).toBe(true);
    expect(store.getState()).toMatchObject({ saved: 1, steps: [{ sentence: 'A' }] });
    type('A', 'As');
    await settle();
    expect(server.log).toMatchObject({ saved: 1, steps: [{ sentence: 'A' }, { sentence: 'As' }] });
  });

  it('keeps what is typed while a save is on its way, and sends it afterwards.', async () => {
    type('UTC', 'A');
    await settle();
    server.delay = 1000;
    const saving = store.save();
    await vi.advanceTimersByTimeAsync(100);
    type('A', 'As');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await saving).toBe(true);
    await settle();
    expect(server.log).toMatchObject({ saved: 1, steps: [{ sentence: 'A' }, { sentence: 'As' }] });
    expect(store.hasUnsent).toBe(false);
  });

  it('sends edits even where the browser has no room to keep them.', async () => {
    const full = { getItem: () => null, removeItem: () => {} } as unknown as Storage;
    const own = new DeskStore(server, unsentSteps(full));
    own.start();
    await settle();
    own.edit({ operations: [set('zone', 'UTC', 'Asia')], sentence: 'Asia' });
    await settle();
    expect(server.log.steps).toMatchObject([{ sentence: 'Asia' }]);
  });

  it('keeps edits while the program is away, and sends them when it is back.', async () => {
    server.isAway = true;
    type('UTC', 'Asia');
    await settle();
    expect(store.getState().failure).toBe('The program does not answer.');
    expect(await store.save()).toBe(false);
    expect(at('zone')).toBe('Asia');
    server.isAway = false;
    server.tell(undefined);
    await settle();
    expect(server.log.steps).toHaveLength(1);
    expect(store.getState().failure).toBeUndefined();
  });

  it('sends after a reload of the page what the program did not have before.', async () => {
    const unsent = unsentSteps(memory());
    const first = new DeskStore(server, unsent);
    first.start();
    await settle();
    server.isAway = true;
    first.edit({ operations: [set('zone', 'UTC', 'Asia')], sentence: 'Asia' });
    await settle();
    expect(first.hasUnsent).toBe(true);
    server.isAway = false;
    new DeskStore(server, unsent).start();
    await settle();
    expect(server.log.steps).toMatchObject([{ sentence: 'Asia' }]);
    expect(unsent.read('a')).toEqual([]);
  });

  it('neither sends nor shows what was changed in another folder at the same address, and keeps it.', async () => {
    const unsent = unsentSteps(memory());
    const own = new DeskStore(server, unsent);
    own.start();
    await settle();
    server.isAway = true;
    own.edit({ operations: [set('zone', 'UTC', 'Asia')], sentence: 'Asia' });
    await settle();
    const other = new FakeServer();
    other.id = 'b';
    const page = new DeskStore(other, unsent);
    page.start();
    await settle();
    expect(other.log.steps).toEqual([]);
    expect(page.undoable.undo).toBeUndefined();
    expect(page.getState().elsewhere).toEqual(['folder a']);
    page.edit({ operations: [set('noticeDays', 2, 3)], sentence: 'three' });
    await settle();

    server.isAway = false;
    const again = new DeskStore(server, unsent);
    again.start();
    await settle();
    expect(server.log.steps).toMatchObject([{ sentence: 'Asia' }]);
    expect(again.getState().elsewhere).toEqual([]);
  });

  it('shows another folder by itself when the desk is opened on it while the page stays open.', async () => {
    const unsent = unsentSteps(memory());
    const own = new DeskStore(server, unsent);
    own.start();
    await settle();
    own.edit({ operations: [set('zone', 'UTC', 'Asia')], sentence: 'Asia' });
    server.id = 'b';
    server.log = { ...server.log, version: 7 };
    server.tell(undefined);
    await settle();
    expect(server.log.steps).toEqual([]);
    expect(own.valueAt(file, ['zone'])).toBe('UTC');
    expect(own.getState()).toMatchObject({ steps: [], elsewhere: ['folder a'], dropped: [] });
  });

  it('counts the changes that it saved, and says why it could not save.', async () => {
    type('UTC', 'Asia');
    store.endStep();
    type('Asia', 'Europe');
    store.undo();
    void store.save();
    await settle();
    expect(store.getState().notice).toEqual({ kind: 'saved', count: 1 });
    server.isAway = true;
    void store.save();
    await settle();
    expect(store.getState().notice).toEqual({ kind: 'notSaved', reason: 'The program does not answer.' });
  });

  it('applies its edits again over those of another window.', async () => {
    server.addForeign(set('noticeDays', 2, 5));
    type('UTC', 'Asia');
    await settle();
    expect([at('zone'), at('noticeDays')]).toEqual(['Asia', 5]);
    expect(server.log.steps.map(({ sentence }) => sentence)).toEqual(['foreign', 'Asia']);
  });

  it('says which edit it could not keep, because another window was faster.', async () => {
    server.addForeign(set('zone', 'UTC', 'Europe'));
    type('UTC', 'Asia');
    await settle();
    expect(at('zone')).toBe('Europe');
    expect(store.getState().dropped).toMatchObject([{ sentence: 'Asia' }]);
  });

  it('undoes and does again its own edits only, whatever another window has changed meanwhile.', async () => {
    type('UTC', 'Asia');
    await settle();
    await hearForeign(set('noticeDays', 2, 5));
    expect(store.undoable.undo?.sentence).toBe('Asia');
    store.undo();
    expect([at('zone'), at('noticeDays')]).toEqual(['UTC', 5]);
    expect(store.undoable).toMatchObject({ undo: undefined, redo: { sentence: 'Asia' } });
    await hearForeign(set('noticeDays', 5, 6));
    store.redo();
    expect([at('zone'), at('noticeDays')]).toEqual(['Asia', 6]);
    store.undo();
    await settle();
    expect([at('zone'), at('noticeDays')]).toEqual(['UTC', 6]);
    expect(store.getState().dropped).toEqual([]);
  });

  it('says that an edit was changed in another window since, and goes on with the one before.', async () => {
    store.edit({ operations: [set('noticeDays', 2, 3)], sentence: 'three' });
    type('UTC', 'Asia');
    await settle();
    await hearForeign(set('zone', 'Asia', 'Europe'));
    store.undo();
    expect(at('zone')).toBe('Europe');
    expect(store.getState().notice).toEqual({ kind: 'overtaken', sentence: 'Asia' });
    store.undo();
    expect([at('zone'), at('noticeDays')]).toEqual(['Europe', 2]);
    expect(store.undoable.undo).toBeUndefined();
  });

  it('passes over an edit of a file that is broken now, and undoes it once the file is repaired.', async () => {
    store.edit({ operations: [set('noticeDays', 2, 3)], sentence: 'three' });
    store.edit({ operations: [{ kind: 'set', file, path: ['zone'], before: 'UTC' }], sentence: 'no zone' });
    await settle();
    const { version } = server.log;
    server.broken = '{{';
    server.log = { ...server.log, version: version + 1 };
    server.tell({ kind: 'files', version: version + 1, files: [file] });
    await settle();
    for (const sentence of ['no zone', 'three']) {
      store.undo();
      expect(store.getState().notice).toEqual({ kind: 'unreadable', sentence });
    }
    expect(at('zone')).toBeUndefined();
    server.broken = undefined;
    server.log = { ...server.log, version: version + 2 };
    server.tell({ kind: 'files', version: version + 2, files: [file] });
    await settle();
    store.undo();
    expect([at('zone'), at('noticeDays')]).toEqual(['UTC', 3]);
    store.undo();
    expect(at('noticeDays')).toBe(2);
  });

  it('undoes what a window did that was closed before, but not what an open one did.', async () => {
    server.addForeign(set('zone', 'UTC', 'Asia'));
    server.windows = [];
    const own = new DeskStore(server);
    own.start();
    server.windows = ['other'];
    const beside = new DeskStore(server);
    beside.start();
    await settle();
    expect(own.undoable.undo).toMatchObject({ sentence: 'foreign' });
    expect(beside.undoable.undo).toBeUndefined();
  });

  it('tells a change by the same sentence, however often it is undone and done again.', () => {
    const told = () => {
      const { notice, steps } = store.getState();
      return [notice, steps.at(-1)?.sentence];
    };
    store.edit({ operations: [set('zone', 'UTC', 'Asia')], sentence: 'Asia', act: 'undone' });
    store.undo();
    expect(told()).toEqual([{ kind: 'redone', sentence: 'Asia', isPart: false }, 'Asia']);
    store.redo();
    expect(told()).toEqual([{ kind: 'undone', sentence: 'Asia', isPart: false }, 'Asia']);
    store.undo();
    expect(told()).toEqual([{ kind: 'redone', sentence: 'Asia', isPart: false }, 'Asia']);
    type('UTC', 'Europe');
    expect(store.getState().notice).toBeUndefined();
  });

  it('has the texts of files as edits have made them, once it has read them again.', async () => {
    const edited = JSON.stringify({ zone: 'Asia', noticeDays: 2 });
    type('UTC', 'Asia');
    await settle();
    expect(store.getState().documents.get(file)?.text).not.toBe(edited);
    type('Asia', 'Europe');
    await store.readAgain();
    expect(store.getState().documents.get(file)?.text).toBe(edited.replace('Asia', 'Europe'));
    expect(store.hasUnsent).toBe(false);
  });

  it('follows what another window has changed.', async () => {
    server.addForeign(set('noticeDays', 2, 5));
    server.tell({ kind: 'log', version: server.log.version });
    await settle();
    expect(at('noticeDays')).toBe(5);
    expect(server.requests).toBe(0);
  });
});
