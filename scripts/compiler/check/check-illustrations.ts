import { type Illustration, illustrations } from '../../../schema/illustration.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unusedColour } from '../diagnostics/images.ts';
import { nounOf } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { Model } from '../link/model.ts';
import type { Entry } from '../validate/content-files.ts';
import { type FoundReference, findReferences } from '../validate/schema-walk.ts';

/** Colours and layers that a drawn picture names and does not have, and colours that it has and does not name. */
export function checkIllustrations({ files }: Model): readonly Diagnostic[] {
  return files.entries.illustrations.flatMap(checkOne);
}

function checkOne({ file, value }: Entry<Illustration>): readonly Diagnostic[] {
  const { palette, layers } = value;
  const known = {
    colour: Object.keys(palette),
    layer: layers.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
  const named = findReferences(illustrations.data, file.value).flatMap(nameIn);
  const strangers = named.filter(({ kind, id }) => !known[kind].includes(id));
  const used = new Set(named.map(({ id }) => id));
  // A name that no colour has was meant for one that looks unused.
  const unused = strangers.length > 0 ? [] : known.colour.filter((colour) => !used.has(colour));
  return [
    ...strangers.map(({ kind, id, path }) =>
      unknownReference(file.valueAt(path), kind, nounOf(kind), id, known[kind]),
    ),
    ...unused.map((colour) => unusedColour(file.keyAt(['palette', colour]), colour)),
  ];
}

interface Named {
  readonly kind: 'colour' | 'layer';
  readonly id: string;
  readonly path: FoundReference['path'];
}

/** What a reference names within the picture; colours may be written out, and carry their opacity and place. */
function nameIn({ kind, id, path }: FoundReference): readonly Named[] {
  if (kind === 'layer') return [{ kind, id, path }];
  if (kind !== 'colour' || id.startsWith('#')) return [];
  return [{ kind, id: id.replace(/[/@].*$/, ''), path }];
}
