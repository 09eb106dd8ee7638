import * as z from 'zod';
import { type ArgumentType, contentMeta, idSchema, nonBlankString } from '../primitives.ts';

/** A text without arguments. */
export function text(description: string): z.ZodType<string, string> {
  return nonBlankString.meta({ description }).register(contentMeta, { arguments: {} });
}

/** An ICU message that takes exactly the arguments given. */
export function message(
  description: string,
  args: Readonly<Record<string, ArgumentType>>,
): z.ZodType<string, string> {
  const names = Object.keys(args).map((name) => `{${name}}`);
  return nonBlankString
    .meta({ description: `${description} Values: ${names.join(', ')}.` })
    .register(contentMeta, { arguments: args });
}

/** A list of texts, in order; every language has as many. */
export function textList(description: string): z.ZodArray<z.ZodType<string, string>> {
  return z.array(text(description)).meta({ description });
}

/** Texts of entries, by the entry’s id. */
export function byId<Entry extends z.ZodType>(entry: Entry): z.ZodRecord<typeof idSchema, Entry> {
  return z.record(idSchema, entry);
}

/** What search engines and shared links show of a page. */
export const metaTextsSchema = z.strictObject({
  title: text('Title in search results, within about 60 characters.'),
  description: text('Description in search results, within about 155 characters.'),
});

/** Everything a texts file may hold beside its texts. */
export const textsFileShape = {
  $schema: z.string().optional().meta({ description: 'Where editors find the rules of this file.' }),
};
