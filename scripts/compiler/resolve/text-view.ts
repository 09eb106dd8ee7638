import type * as z from 'zod';
import { type ArgumentType, contentMeta } from '../../../schema/primitives.ts';
import type { EntryTextsSchema, MessageArguments, MessageSchema } from '../../../schema/texts/text.ts';
import { definitionOf, unwrap } from '../validate/schema-walk.ts';

/**
 * Texts in the shape of their schema: `title` is a text, `day({ day: 2 })` a message, `tiers(id).name` a text of an
 * entry, `story` a list. What the schema does not have, the type checker refuses.
 */
export type TextView<Schema, Text> =
  Schema extends EntryTextsSchema<infer Entry>
    ? (id: string) => TextView<Entry, Text>
    : Schema extends z.ZodObject<infer Shape, z.core.$ZodObjectConfig>
      ? { readonly [Key in keyof Shape as Exclude<Key, '$schema'>]: TextView<Shape[Key], Text> }
      : Schema extends z.ZodRecord<z.core.$ZodRecordKey, infer Entry>
        ? (id: string) => TextView<Entry, Text>
        : Schema extends z.ZodArray<infer Item>
          ? readonly TextView<Item, Text>[]
          : Schema extends MessageSchema<infer Arguments>
            ? (values: ValuesOf<Arguments>) => Text
            : Text;

/** The values that a message takes. */
export type ValuesOf<Arguments extends MessageArguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends 'number' ? number : string;
};

/** The values of any message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives texts by their keys, such as `packages.reef.name`. */
export interface TextSource<Text> {
  readonly text: (key: string, values?: MessageValues) => Text;
  /** How many texts the list of a key has. */
  readonly count: (key: string) => number;
}

/** The texts of a source below a key, in the shape of their schema; each is looked up when it is asked for. */
export function textView<Schema extends z.ZodType, Text>(
  schema: Schema,
  key: string,
  source: TextSource<Text>,
): TextView<Schema, Text> {
  // The one place where the shape of the schema and of the view are held together; the type says how.
  return viewOf(schema, key, source) as TextView<Schema, Text>;
}

function viewOf<Text>(schema: z.ZodType, key: string, source: TextSource<Text>): unknown {
  const bare = unwrap(schema);
  const { shape, catchall, valueType, element } = definitionOf(bare);
  const entry = catchall && definitionOf(catchall).type !== 'never' ? catchall : valueType;
  if (entry) return (id: string) => viewOf(entry, `${key}.${id}`, source);
  if (shape) return groupView(shape, key, source);
  if (element) {
    const indexes = Array.from({ length: source.count(key) }, (_, index) => index);
    return indexes.map((index) => viewOf(element, `${key}.${index}`, source));
  }
  const args: Readonly<Record<string, ArgumentType>> = contentMeta.get(bare)?.arguments ?? {};
  if (Object.keys(args).length === 0) return source.text(key);
  return (values: MessageValues) => source.text(key, values);
}

const SOURCE = Symbol('source');
const KEY = Symbol('key');

/** A group of texts: from where, and below which key. */
interface Group {
  readonly [SOURCE]: TextSource<unknown>;
  readonly [KEY]: string;
}

/** What groups of a schema have in common: groups are made often, and some have a hundred texts. */
const prototypes = new WeakMap<object, object>();

function groupView(
  shape: Readonly<Record<string, z.ZodType>>,
  key: string,
  source: TextSource<unknown>,
): object {
  const known = prototypes.get(shape) ?? prototypeOf(shape);
  prototypes.set(shape, known);
  return Object.create(known, { [SOURCE]: { value: source }, [KEY]: { value: key } });
}

function prototypeOf(shape: Readonly<Record<string, z.ZodType>>): object {
  const fields = Object.entries(shape).filter(([name]) => name !== '$schema');
  const getters = fields.map(([name, child]) => [
    name,
    {
      get(this: Group) {
        return viewOf(child, `${this[KEY]}.${name}`, this[SOURCE]);
      },
    },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap);
}
