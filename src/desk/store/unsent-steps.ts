import * as z from 'zod';
import type { UnsentSteps } from './desk-state.ts';
import { stepSchema } from './operation.ts';

const KEY = 'desk-unsent';
const stepsSchema = z.array(stepSchema);

/** Keeps steps in the browser until the server has them, so that they outlive a reload while the server is away. */
export function unsentSteps(storage: Storage): UnsentSteps {
  return {
    read: () => {
      try {
        return stepsSchema.parse(JSON.parse(storage.getItem(KEY) ?? '[]'));
      } catch {
        return [];
      }
    },
    write: (steps) => {
      storage.removeItem(KEY);
      if (steps.length === 0) return;
      try {
        storage.setItem(KEY, JSON.stringify(steps));
      } catch {
        // The browser has no room for as much. They are sent all the same.
      }
    },
  };
}
