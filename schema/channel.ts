import * as z from 'zod';
import { idSchema, reference } from './primitives.ts';
import { rule } from './rules.ts';

/** A number that is called, and of which channels are made. */
export const phoneSchema = z.strictObject({
  id: idSchema.meta({ description: 'Id of the phone.', examples: ['office'] }),
  number: z
    .string()
    .regex(/^\+\d{1,3}(?:[ -]?\d+)+$/, rule('phone'))
    .meta({ description: 'Phone number, international form.', examples: ['+99 123-4567-8900'] }),
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
  id: idSchema.meta({ description: 'Id of the channel.', examples: ['telegram'] }),
  address: z
    .string()
    .refine(isChannelAddress, rule('channel-address'))
    .meta({
      description:
        'Address that opens it. {phone} becomes the digits of a phone, {email} the e-mail address, {text} the message; without {text} the message is copied.',
      examples: ['https://t.me/+{phone}?text={text}', 'mailto:{email}?body={text}'],
    }),
  phone: reference('phone', 'The phone that {phone} means, if not the first.').optional(),
});

/** The values that addresses of channels may take, in braces. */
export const CHANNEL_VALUES = ['phone', 'email', 'text'] as const;
