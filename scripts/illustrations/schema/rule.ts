import type { Messages } from '../../messages/messages.ts';

/** How a text of a scene is to be written; what is said of it stands among the messages. */
export type Rule = keyof Messages['illustrations']['rules'];

/** What zod says of a text that breaks a rule: the rule's name, by which its sentence is found. */
export function breaking(rule: Rule): { readonly error: Rule } {
  return { error: rule };
}
