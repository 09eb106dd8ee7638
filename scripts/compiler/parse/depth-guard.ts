import type { JSONVisitor } from 'jsonc-parser';
import { MAX_JSON_DEPTH } from '../../../schema/limits.ts';

/** Brackets in brackets beyond the limit; reading on could exhaust the memory. */
export class TooDeep extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

type DepthGuard = Required<
  Pick<JSONVisitor, 'onObjectBegin' | 'onArrayBegin' | 'onObjectEnd' | 'onArrayEnd'>
>;

/** Counts brackets, and throws `TooDeep` at the first one beyond the limit. */
export function depthGuard(): DepthGuard {
  let depth = 0;
  const enter = (offset: number): void => {
    depth += 1;
    if (depth > MAX_JSON_DEPTH) throw new TooDeep(offset);
  };
  const leave = (): void => {
    depth -= 1;
  };
  return { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave };
}
