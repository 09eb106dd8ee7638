import * as z from 'zod';
import { plainString, webAddressSchema } from './primitives.ts';
import { rule } from './rules.ts';

/** Names of hidden fields, which must differ from those that the form sends itself. */
const hiddenFieldName = z
  .string()
  .regex(/^(?!(?:name|email|subject|message|language)$)[^\s\p{C}]+$/u, rule('hidden-field'))
  .meta({ description: 'Name of a hidden field.' });

/** The target of visitors' messages: their own browser, the chat, an e-mail or a form service. */
export const formTargetSchema = z.discriminatedUnion('to', [
  z
    .strictObject({ to: z.literal('local') })
    .meta({ description: 'Stays in the visitor’s browser; you receive nothing.' }),
  z
    .strictObject({ to: z.literal('chat') })
    .meta({ description: 'Opens the chat with the message already written.' }),
  z
    .strictObject({ to: z.literal('email') })
    .meta({ description: 'Opens an e-mail with the message already written.' }),
  z
    .strictObject({
      to: z.literal('endpoint'),
      url: webAddressSchema,
      fields: z
        .record(hiddenFieldName, plainString)
        .default({})
        .meta({
          description: 'Hidden fields that the form service requires, such as its key.',
          examples: [{ access_key: '…' }],
        }),
      honeypot: hiddenFieldName.default('_gotcha').meta({
        description: 'Name of a hidden field that only robots fill in; their messages are not sent.',
        examples: ['_gotcha'],
      }),
    })
    .meta({ description: 'Sends the message to a form service.' }),
]);
