import { Project } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { emitMessages } from '../../../scripts/compiler/emit/emit-messages.ts';

function emitted(text: string): string {
  const project = new Project({ useInMemoryFileSystem: true });
  const book = { type: 'message', text, locale: 'nl-NL', arguments: { count: 'number' } } as const;
  return emitMessages(project, 'nl', { type: 'group', entries: new Map([['book', book]]) }).content;
}

/** The modules that a module imports. */
function importsOf(module: string): readonly string[] {
  return [...module.matchAll(/ from ["'](.*)["'];/g)].map(([, path = '']) => path);
}

describe('the messages of a language', () => {
  it('import what writes plurals and numbers', () => {
    expect(importsOf(emitted('{count, number} reizen'))).toEqual(['#src/i18n/plural.ts', '../messages.ts']);
  });

  it('import nothing that they do not need', () => {
    expect(importsOf(emitted('{count} reizen'))).toEqual(['../messages.ts']);
  });
});
