import type * as z from 'zod';
import type { ArgumentType } from '../../../schema/primitives.ts';
import { readDefinition, readMeta } from '../../../schema/schema-walk.ts';
import type { Texts } from './texts.ts';

/** A text of the interface: as written in the data, with the locale that it follows. */
export interface ResolvedMessage {
  readonly type: 'message';
  readonly text: string;
  readonly locale: string;
  readonly arguments: Readonly<Record<string, ArgumentType>>;
}

/** Messages by name, in the order of the schema. */
export interface MessageGroup {
  readonly type: 'group';
  readonly entries: ReadonlyMap<string, MessageGroup | ResolvedMessage>;
}

/** The texts of the interface in a language, fallbacks filled in. */
export function resolveMessages(schema: z.ZodType, texts: Texts, key = 'interface'): MessageGroup {
  const entries = new Map<string, MessageGroup | ResolvedMessage>();
  for (const [name, child] of Object.entries(readDefinition(schema).shape ?? {})) {
    if (name === '$schema') continue;
    const childKey = `${key}.${name}`;
    const isGroup = readDefinition(child).shape !== undefined;
    entries.set(
      name,
      isGroup ? resolveMessages(child, texts, childKey) : resolveMessage(child, texts, childKey),
    );
  }
  return { type: 'group', entries };
}

function resolveMessage(schema: z.ZodType, texts: Texts, key: string): ResolvedMessage {
  const found = texts.find(key);
  return {
    type: 'message',
    text: found.text,
    locale: texts.localeOf(found),
    arguments: readMeta(schema)?.arguments ?? {},
  };
}
