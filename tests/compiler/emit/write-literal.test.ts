import { runInNewContext } from 'node:vm';
import CodeBlockWriter from 'code-block-writer';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeLiteral } from '../../../scripts/compiler/emit/write-literal.ts';

function written(value: unknown): string {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: '\n' });
  writeLiteral(writer, value);
  return writer.toString();
}

/** The value that a literal means to the JavaScript engine. */
function evaluated(code: string): unknown {
  return runInNewContext(`(${code})`) as unknown;
}

it('writeLiteral writes what the engine reads as the same value, for any JSON value', () => {
  // The key __proto__ names the prototype in a literal, though not in JSON.
  const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('__proto__'));
  fc.assert(
    fc.property(value, (json) => {
      expect(JSON.stringify(evaluated(written(json)))).toBe(JSON.stringify(json));
    }),
  );
});
