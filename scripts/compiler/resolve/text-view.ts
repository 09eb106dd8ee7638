import type * as z from 'zod';
import { memoize } from '../../../schema/memoize.ts';
import type { ArgumentType } from '../../../schema/primitives.ts';
import { readDefinition, readMeta, unwrap } from '../../../schema/schema-walk.ts';
import type { EntryTextsSchema, MessageArguments, MessageSchema } from '../../../schema/texts/text.ts';

/**
 * Texts in the shape of their schema: `title` is a text, `day({ day: 2 })` a message, `tiers(id).name` a text of an
 * entry, `story` a list. What the schema does not have, the type checker refuses.
 */
export type TextView<Schema, Text> =
  Schema extends z.ZodDefault<infer Inner>
    ? TextView<Inner, Text>
    : Schema extends EntryTextsSchema<infer Entry>
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
type ValuesOf<Arguments extends MessageArguments> = {
  readonly [Name in keyof Arguments]: Arguments[Name] extends 'number' ? number : string;
};

/** The values of any message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives texts by their keys, such as `packages.reef.name`. */
export interface TextSource<Text> {
  readonly text: (key: string, values?: MessageValues) => Text;
  /** The length of the list at a key; `first`: the name of the first text of an item, where items have several. */
  readonly count: (key: string, first?: string) => number;
}

/** The texts of a source by area, in the shape of their schemas; each is looked up when it is asked for. */
export function textViews<Areas extends Readonly<Record<string, z.ZodType>>, Text>(
  areas: Areas,
  source: TextSource<Text>,
): { readonly [Area in keyof Areas]: TextView<Areas[Area], Text> } {
  // TypeScript cannot follow how views are made from schemas.
  return createGroup(areas, '', source) as unknown as {
    readonly [Area in keyof Areas]: TextView<Areas[Area], Text>;
  };
}

/** Gets the text, message or group at a key. */
type View = (key: string, source: TextSource<unknown>) => unknown;

/** Schemas are read once: pages ask for thousands of texts. */
const getView: (schema: z.ZodType) => View = memoize(readView);

function readView(schema: z.ZodType): View {
  const bare = unwrap(schema);
  const { shape, catchall, valueType, element } = readDefinition(bare);
  const entry = catchall && readDefinition(catchall).type !== 'never' ? catchall : valueType;
  if (entry) return (key, source) => (id: string) => getView(entry)(`${key}.${id}`, source);
  if (shape) return (key, source) => createGroup(shape, `${key}.`, source);
  if (element) {
    const [first] = Object.keys(readDefinition(unwrap(element)).shape ?? {});
    return (key, source) =>
      Array.from({ length: source.count(key, first) }, (_, index) =>
        getView(element)(`${key}.${index}`, source),
      );
  }
  const args: Readonly<Record<string, ArgumentType>> = readMeta(bare)?.arguments ?? {};
  if (Object.keys(args).length === 0) return (key, source) => source.text(key);
  return (key, source) => (values: MessageValues) => source.text(key, values);
}

type Fields = Readonly<Record<string, z.ZodType>>;

/** Texts of a shape; each is looked up when it is read. */
function createGroup(shape: Fields, start: string, source: TextSource<unknown>): object {
  return new Proxy(shape, {
    get: (fields, name) => {
      const schema = typeof name === 'string' && name !== '$schema' ? fields[name] : undefined;
      return schema && getView(schema)(`${start}${String(name)}`, source);
    },
  });
}
