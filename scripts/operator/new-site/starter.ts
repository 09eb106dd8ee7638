import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readDataFolder, type SourceFile } from '../../compiler/read/read-data-folder.ts';
import { projectFolder } from '../../project/folders.ts';
import type { Gone } from '../scaffold/remove-entry.ts';

/** What sites begin with. What the operator answers stands there as marks, `%place%`; amounts are per cent of a day's price. */
const starterFolder = join(projectFolder, 'scripts/operator/new-site/starter');

const placeholder = z.strictObject({ value: z.string(), path: z.string() });

const choicesSchema = z.strictObject({
  landscapes: z.record(z.string(), z.strictObject({ pictures: z.array(z.string()), walk: z.string() })),
  channels: z.record(z.string(), z.strictObject({ name: z.string(), address: z.string() })),
  trips: z.record(z.string(), z.array(z.strictObject({ kind: z.string(), id: z.string() }))),
  placeholders: z.strictObject({ url: placeholder, phone: placeholder, email: placeholder }),
});

interface Placeholder {
  readonly value: string;
  readonly path: string;
}

/** What an operator may choose, and what follows from it. */
interface StarterChoices {
  /** Pictures by landscape, by the keys that they have in the data; one shows people on the way. */
  readonly landscapes: Readonly<
    Record<string, { readonly pictures: readonly string[]; readonly walk: string }>
  >;
  /** Where enquiries may be answered: the name, and the address that opens it. */
  readonly channels: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
  /** What goes where a kind of trip is not offered. */
  readonly trips: Readonly<Record<string, readonly Gone[]>>;
  /** What stands in site.json until the operator gives their own, and at which path. */
  readonly placeholders: Readonly<Record<'url' | 'phone' | 'email', Placeholder>>;
}

/** Everything that a new site is made of. */
export interface Starter {
  readonly choices: StarterChoices;
  /** The data folder with its marks. */
  readonly site: readonly SourceFile[];
  readonly pictures: readonly SourceFile[];
}

/** Reads the starter's files. */
export function readStarter(): Starter {
  const text = readFileSync(join(starterFolder, 'choices.json'), 'utf8');
  return {
    // Kinds are those of removals; what is none is found by the test that leaves out each kind of trip.
    choices: choicesSchema.parse(JSON.parse(text)) as StarterChoices,
    site: readDataFolder(join(starterFolder, 'site')),
    pictures: readDataFolder(join(starterFolder, 'pictures')),
  };
}

/** The languages in which a new site has texts from the beginning. */
export function languagesWithTexts({ site }: Starter): readonly string[] {
  return site.flatMap(({ path }) => /^texts\/([^/]+)\/pages\.json$/.exec(path)?.slice(1) ?? []);
}
