import * as z from 'zod';
import { idSchema, reference } from './primitives.ts';
import { rule } from './rules.ts';

/** A number that is called, and of which channels are made. */
export const phoneSchema = z.strictObject({
  id: idSchema.meta({
    description: 'Short name of the phone, used elsewhere in the data.',
    examples: ['office'],
  }),
  number: z
    .string()
    .regex(/^\+\d{1,3}(?:[ -]?\d+)+$/, rule('phone'))
    .meta({ description: 'Phone number with the country code.', examples: ['+99 123-4567-8900'] }),
});

/** What the addresses of channels begin with: the web, mail, calls, and the apps that people write with. */
const SCHEMES = [
  'https://',
  'mailto:',
  'tel:',
  'sms:',
  'fb-messenger://',
  'kakaotalk://',
  'line://',
  'sgnl://',
  'skype:',
  'tg://',
  'viber://',
  'weixin://',
  'whatsapp://',
  'zalo://',
] as const;

/** Whether an address can be followed: of a known kind, without blanks, and with a sound host where it has one. */
function isChannelAddress(address: string): boolean {
  const scheme = SCHEMES.find((start) => address.startsWith(start));
  if (scheme === undefined || scheme.length === address.length || /\s/.test(address)) return false;
  if (scheme !== 'https://') return true;
  const [host = ''] = address.slice(scheme.length).split(/[/?#]/);
  return !/[{}]/.test(host) && URL.canParse(`https://${host}`);
}

/** A way to write to the operator: an app, a service, e-mail. */
export const channelSchema = z.strictObject({
  id: idSchema.meta({ description: 'Short name of this way to write to you.', examples: ['telegram'] }),
  address: z
    .string()
    .refine(isChannelAddress, rule('channel-address'))
    .meta({
      description:
        'Address that opens the app. {phone} becomes your phone number, {email} your e-mail address and {text} the message. Without {text}, the message is copied for pasting.',
      examples: ['https://t.me/+{phone}?text={text}', 'mailto:{email}?body={text}'],
    }),
  phone: reference('phone', 'Phone number to use for {phone}, if not the first one.').optional(),
});

/** The values that addresses of channels may take, in braces. */
export const CHANNEL_VALUES = ['phone', 'email', 'text'] as const;
