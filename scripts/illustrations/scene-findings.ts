import { type Diagnostic, error, type Location, warning } from '../compiler/diagnostics/diagnostic.ts';
import { suggest } from '../compiler/diagnostics/did-you-mean.ts';
import type { Rule } from './schema/rule.ts';

/** The text names no colour of the palette, or no layer, of its scene. */
export const unknownName = (
  at: Location,
  kind: 'colour' | 'layer',
  name: string,
  known: readonly string[],
): Diagnostic => {
  const suggestion = suggest(name, known);
  return error(`scene.unknown-${kind}`, at, (messages) =>
    messages.illustrations.unknownName(kind, name, suggestion(messages)),
  );
};

export const unusedColour = (at: Location, colour: string): Diagnostic =>
  warning('scene.unused-colour', at, ({ illustrations }) => illustrations.unusedColour(colour));

export const sameFile = (at: Location, file: string, other: string): Diagnostic =>
  error('scene.same-file', at, ({ illustrations }) => illustrations.sameFile(file, other));

/** The text is not written as its place wants it. */
export const invalidText = (at: Location, rule: Rule, found: unknown): Diagnostic =>
  error('scene.invalid', at, ({ illustrations: { invalidText: say, rules } }) =>
    say(rules[rule], JSON.stringify(found)),
  );
