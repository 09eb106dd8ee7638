import type { DeskStore } from '../store/desk-store.ts';
import type { PlanAnswer } from './plan-api.ts';

/** Makes the changes of a plan as one edit. */
export function applyPlan(store: DeskStore, { files }: PlanAnswer, sentence: string): void {
  store.edit({ operations: files.map((change) => ({ kind: 'file', ...change })), sentence });
}
