import { visit } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { depthGuard } from '../../../scripts/compiler/parse/depth-guard.ts';

const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '}]'.repeat(depth / 2);

describe('brackets in brackets', () => {
  it('are counted as long as they are open', () => {
    expect(() => visit(`[${`${nested(98)},`.repeat(9)}]`, depthGuard())).not.toThrow();
    expect(() => visit(nested(100), depthGuard())).not.toThrow();
  });

  it('are too many at the first one beyond the limit', () => {
    expect(() => visit(`[${nested(100)}]`, depthGuard())).toThrow(expect.objectContaining({ offset: 296 }));
  });
});
