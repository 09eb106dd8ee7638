import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { emitMessages } from '../../../scripts/compiler/emit/emit-messages.ts';

function emitted(text: string): string {
  const project = new Project({ useInMemoryFileSystem: true });
  const book = { type: 'message', text, locale: 'nl-NL', arguments: { count: 'number' } } as const;
  return emitMessages(project, 'nl', { type: 'group', entries: new Map([['book', book]]) }).content;
}

/** The statements of a module, a line each; the first line says what to edit. */
function linesOf(module: string): readonly string[] {
  return module
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('the messages of a language', () => {
  it('import what writes plurals and numbers', () => {
    expect(linesOf(emitted('{count, number} reizen'))[0]).toBe(
      'import { formatNumber } from "#src/i18n/plural.ts";',
    );
  });

  it('import nothing that they do not need', () => {
    expect(linesOf(emitted('{count} reizen'))).toEqual([
      'import type { Messages } from "../messages.ts";',
      'export const messages: Messages = {',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is expected holds a template.
      'book: (values) => `${values.count} reizen`,',
      '};',
    ]);
  });
});
