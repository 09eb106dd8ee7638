import type { Illustration } from '../../../schema/illustration.ts';
import { entryFolders } from '../../../schema/sources.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unusedColour } from '../diagnostics/images.ts';
import { NOUNS } from '../diagnostics/nouns.ts';
import { unknownReference } from '../diagnostics/reference.ts';
import type { ContentFiles, Entry } from '../validate/content-files.ts';
import { type FoundReference, findReferences } from '../validate/schema-walk.ts';

/** Colours and layers that a drawn picture names and does not have, and colours that it has and does not name. */
export function checkIllustrations(files: ContentFiles): readonly Diagnostic[] {
  return files.entries.illustrations.flatMap(checkOne);
}

function checkOne({ file, value }: Entry<Illustration>): readonly Diagnostic[] {
  const { palette, layers } = value;
  const known = {
    colour: Object.keys(palette),
    layer: layers.flatMap(({ id }) => (id === undefined ? [] : [id])),
  };
  const named = findReferences(entryFolders.illustrations, file.value).flatMap(nameIn);
  const strangers = named.filter(({ target, id }) => !known[target].includes(id));
  const used = new Set(named.map(({ id }) => id));
  // A name that no colour has was meant for one that looks unused.
  const unused = strangers.length > 0 ? [] : known.colour.filter((colour) => !used.has(colour));
  return [
    ...strangers.map(({ target, id, path }) =>
      unknownReference(file.valueAt(path), target, NOUNS[target], id, known[target]),
    ),
    ...unused.map((colour) => unusedColour(file.keyAt(['palette', colour]), colour)),
  ];
}

interface Named {
  readonly target: 'colour' | 'layer';
  readonly id: string;
  readonly path: FoundReference['path'];
}

/** What a reference names within the picture; colours may be written out, and carry their opacity and place. */
function nameIn({ target, id, path }: FoundReference): readonly Named[] {
  if (target === 'layer') return [{ target, id, path }];
  if (target !== 'colour' || id.startsWith('#')) return [];
  return [{ target, id: id.replace(/[/@].*$/, ''), path }];
}
