import * as z from 'zod';
import { findForbidden, isInvisible } from './characters.ts';
import type { EntryKind } from './collections.ts';
import { isDeviceName } from './device-name.ts';
import { ICON_SHAPES } from './icon-shapes.ts';
import { MAX_TEXT_LENGTH } from './limits.ts';
import { type RuleName, rule } from './rules.ts';

// Compiling zod's generated code takes longer than it saves, since most schemas see few values.
z.config({ jitless: true });

/** Facts about a schema beyond its shape. */
export interface ContentMeta {
  /** The value is the id of such an entry. */
  readonly reference?: EntryKind;
  /** The keys of the object that are no fields of its own are ids of such entries. */
  readonly keysOf?: EntryKind;
  /** The record has a value for each entry of the kind that its keys refer to. */
  readonly ofEach?: true;
  /** The items of the list, or the keys of the record, are the entries of this kind. */
  readonly entries?: EntryKind;
  /** Keys that are not entries. */
  readonly except?: readonly string[];
  /** The record holds the texts of the entries of this kind, by their ids. */
  readonly textsOf?: EntryKind;
  /** The texts are required only if there are several entries, since a single one needs no name. */
  readonly ofSeveral?: true;
  /** The text is a day of one year, a day that may be of every year, or the code of a language. */
  readonly format?: 'date' | 'day' | 'language';
  /** The value is an amount of money; its schema gives the number in units of the currency. */
  readonly amount?: true;
  /** The text is in the operator's own words: the software's dictionaries have none for it. */
  readonly isOwn?: true;
  /** The text is a name, which may be the same in several languages. */
  readonly isName?: true;
  /** Each language has a list of its own: its items do not correspond to those of another language. */
  readonly isOwnList?: true;
  /** The list is empty in a new entry, whose page is whole without it. */
  readonly startsEmpty?: true;
  /** Items of the list are groups of words with commas between them. */
  readonly hasGroups?: true;
  /** The value is a message and takes exactly these arguments. */
  readonly arguments?: Readonly<Record<string, ArgumentType>>;
  /** Groups of keys that exclude each other: an object has keys of one group at most. */
  readonly oneOf?: readonly (readonly string[])[];
  /** True if one of the groups in `oneOf` is required. */
  readonly needsOne?: true;
  /** Arguments that the message may leave out. */
  readonly optional?: readonly string[];
}

/** A message argument: a number can select a plural form, a string is only shown. */
export type ArgumentType = 'number' | 'string';

/** Facts about schemas that the linker and the code generator read. */
export const contentMeta = z.registry<ContentMeta>();

/** A string without characters that would harm the page around it. */
export const plainString = z
  .string()
  .refine((value) => findForbidden(value) === undefined, rule('character'));

/** A string with visible characters, none harmful, and of limited length. */
export const nonBlankString = z
  .string()
  .refine((value) => !isInvisible(value), { ...rule('blank'), abort: true })
  .refine((value) => value.length <= MAX_TEXT_LENGTH, rule('text-length'))
  .refine((value) => findForbidden(value) === undefined, rule('character'));

/** An id chosen by the operator: letters, digits and single hyphens. */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, rule('id'))
  .refine((id) => !isDeviceName(id), rule('device-name'))
  .meta({ description: 'Short name used in the data: letters, digits and hyphens.' });

/** A point on the map, in degrees (WGS 84). */
export const pointSchema = z
  .strictObject({
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Degrees north; negative south of the equator.', examples: [-8.58] }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'Degrees east; negative west of Greenwich.', examples: [116.1] }),
  })
  .meta({ description: 'Place on the map, in degrees.' });

/** An absolute web address. */
export const webAddressSchema = z
  .url({ protocol: /^https$/, ...rule('web-address') })
  .refine(hasPossibleHost, rule('web-host'))
  .refine((address) => !hasLogin(address), rule('web-login'))
  .meta({ description: 'Web address, starting with https://.' });

/** The part of a host's name between two dots. */
const HOST_LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** True if the host name of a web address is possible; true for an invalid address, which another rule reports. */
export function hasPossibleHost(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { hostname } = new URL(address);
  return hostname.startsWith('[') || hostname.split('.').every((label) => HOST_LABEL.test(label));
}

/** True if a web address holds a user name or a password. */
export function hasLogin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

/** True if a web address is that of a host, without path, query or fragment. */
export function isFrontAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** The address of a site, always the root of its host. */
export const siteAddressSchema = webAddressSchema.refine(
  (address) => !URL.canParse(address) || isFrontAddress(address),
  rule('site-address'),
);

/** Values that the operator still has to confirm, by their paths in the file, each with a note. */
export const unconfirmedSchema = z
  .record(z.string(), nonBlankString)
  .optional()
  .meta({
    description:
      'Values you still have to confirm or replace, each with its place in this file and a note. Remove the line when done.',
    examples: [{ 'phones.0.number': 'The number that answers the chat.' }],
  });

/** Marks an unfinished entry: the site is made without it. */
export const draftSchema = z
  .boolean()
  .optional()
  .meta({
    description: 'Held back: visitors do not see the entry, and it may be unfinished.',
    examples: [true],
  });

/** The name of an icon; code editors suggest the known ones. */
export const iconSchema = nonBlankString.meta({
  description: 'Icon; an unknown one is shown as a map pin.',
  enum: Object.keys(ICON_SHAPES),
});

/** Lets code editors find the schema of the file; the compiler ignores it. */
export const schemaLink = z
  .string()
  .optional()
  .meta({ description: 'Where editors find the rules of this file.' });

/** The position of an entry in lists, smallest first. */
export const orderSchema = z
  .int()
  .meta({ description: 'Position in lists; the smallest number comes first.', examples: [1] });

/** A list that restricts something to its items. An empty one would restrict it to nothing, which is a mistake. */
export function restriction<Item extends z.ZodType>(list: z.ZodArray<Item>) {
  return list.refine((items) => items.length > 0, rule('restriction')).optional();
}

/**
 * Lets an object have keys of one group at most; empty lists do not count. For `apply`, after `meta`.
 *
 * @param name of the rule that is broken otherwise
 * @param needsOne one of the groups is required; `later`: it is not yet while the object is being written
 */
export function onlyOneOf<Schema extends z.ZodType>(
  schema: Schema,
  name: RuleName,
  oneOf: readonly (readonly string[])[],
  { needsOne, path }: { readonly needsOne?: true | 'later'; readonly path?: string[] } = {},
): Schema {
  const isGiven = (part: unknown): boolean =>
    part !== undefined && !(Array.isArray(part) && part.length === 0);
  const refined = schema.refine(
    (value) => {
      const given = oneOf.filter((keys) => keys.some((key) => isGiven(Object(value)[key]))).length;
      return given === 1 || (given === 0 && needsOne !== true);
    },
    { ...rule(name), path },
  );
  contentMeta.add(refined, { oneOf, ...(needsOne && { needsOne: true }) });
  return refined;
}

/** The id of an entry of the given kind; the linker checks that it exists. */
export function reference(kind: EntryKind, description: string): z.ZodString {
  return z.string().meta({ description }).register(contentMeta, { reference: kind });
}

/**
 * Marks a list or record as the source of a kind's entries: references to the kind name their ids or keys. Must be called
 * last: methods that return another schema, such as `min` and `meta`, lose the mark.
 *
 * @param except keys of the record that are not entries
 */
export function entries<Schema extends z.ZodType>(
  kind: EntryKind,
  schema: Schema,
  description?: string,
  except: readonly string[] = [],
): Schema {
  const described = description === undefined ? schema : schema.meta({ description });
  contentMeta.add(described, { entries: kind, except });
  return described;
}
