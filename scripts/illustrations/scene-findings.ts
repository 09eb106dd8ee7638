import { type Diagnostic, error, type Location, warning } from '../compiler/diagnostics/diagnostic.ts';
import { suggest } from '../compiler/diagnostics/did-you-mean.ts';
import { everywhere } from '../compiler/diagnostics/language.ts';

// Whoever draws works on the code: these findings are told in English only.

/** The text names no colour of the palette, or no layer, of its scene. */
export const unknownName = (
  at: Location,
  kind: 'colour' | 'layer',
  name: string,
  known: readonly string[],
): Diagnostic => {
  const noun = kind === 'colour' ? 'colour of the palette' : 'layer';
  const { en: hint } = suggest(name, known, everywhere(`Add the ${noun}, or correct the name.`));
  return error(`scene.unknown-${kind}`, at, everywhere({ message: `There is no ${noun} "${name}".`, hint }));
};

export const unusedColour = (at: Location, colour: string): Diagnostic =>
  warning(
    'scene.unused-colour',
    at,
    everywhere({
      message: `No layer of the picture uses the colour "${colour}".`,
      hint: 'Remove it from the palette, or use it.',
    }),
  );

export const sameFile = (at: Location, file: string, other: string): Diagnostic =>
  error(
    'scene.same-file',
    at,
    everywhere({
      message: `The picture "${file}" is already that of ${other}.`,
      hint: 'Give one of the two another file.',
    }),
  );

/** The text is not written as its place wants it; `rule` is what the schema says of it. */
export const invalidText = (at: Location, rule: string, found: unknown): Diagnostic =>
  error(
    'scene.invalid',
    at,
    everywhere({ message: `${rule}; found ${JSON.stringify(found)}.`, hint: 'Write it as in the example.' }),
  );
