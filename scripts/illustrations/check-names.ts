import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { JsonPath, ParsedFile } from '../compiler/parse/parsed-file.ts';
import { schemasAt } from '../compiler/validate/schema-walk.ts';
import { unknownName, unusedColour } from './scene-findings.ts';
import { type Illustration, illustrationSchema } from './schema/illustration.ts';
import { type NameMeta, nameMeta } from './schema/values.ts';

/** Colours and layers that a scene names and does not have, and colours that it has and does not name. */
export function checkNames(
  file: ParsedFile,
  { palette, layers }: Pick<Illustration, 'palette' | 'layers'>,
): readonly Diagnostic[] {
  const known = {
    colour: Object.keys(palette),
    layer: layers.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
  const named = namesIn(file.value, []);
  const strangers = named.filter(({ kind, name }) => !known[kind].includes(name));
  const used = new Set(named.map(({ name }) => name));
  // A name that no colour has was meant for one that looks unused.
  const unused = strangers.length > 0 ? [] : known.colour.filter((colour) => !used.has(colour));
  return [
    ...strangers.map(({ kind, name, path }) => unknownName(file.valueAt(path), kind, name, known[kind])),
    ...unused.map((colour) => unusedColour(file.keyAt(['palette', colour]), colour)),
  ];
}

/** A name in a scene of something else in it. */
interface Name {
  readonly kind: NameMeta['names'];
  readonly name: string;
  readonly path: JsonPath;
}

function namesIn(value: unknown, path: JsonPath): readonly Name[] {
  if (typeof value === 'string') return readName(value, path);
  if (Array.isArray(value)) return value.flatMap((item, index) => namesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => namesIn(item, [...path, key]));
}

/** Colours may be written out instead, and carry their opacity and their place on a ramp. */
function readName(text: string, path: JsonPath): readonly Name[] {
  const kind = schemasAt(illustrationSchema, path)
    .flatMap((schema) => nameMeta.get(schema)?.names ?? [])
    .at(0);
  if (kind === undefined || (kind === 'colour' && text.startsWith('#'))) return [];
  return [{ kind, name: kind === 'colour' ? text.replace(/[/@].*$/, '') : text, path }];
}
