import * as z from 'zod';
import { hasLogin, hasPossibleHost, idSchema, reference } from './primitives.ts';
import { rule } from './rules.ts';

/** A phone number, for calls and for the addresses of channels. */
export const phoneSchema = z.strictObject({
  id: idSchema.meta({
    description: 'Short name of the phone, used elsewhere in the data.',
    examples: ['office'],
  }),
  number: z
    .string()
    .regex(/^\+\d{1,3}(?:[ -]?\d)+$/, rule('phone'))
    .meta({ description: 'Phone number with the country code.', examples: ['+99 123-4567-8900'] }),
});

/** The schemes of channel addresses: web, mail, calls and messaging apps. */
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

/** True if an address has a known scheme, no blanks and, on the web, a valid host. */
function isChannelAddress(address: string): boolean {
  const scheme = SCHEMES.find((start) => address.startsWith(start));
  if (scheme === undefined || scheme.length === address.length || /\s/.test(address)) return false;
  if (scheme !== 'https://') return true;
  const [host = ''] = address.slice(scheme.length).split(/[/?#]/);
  return !/[{}]/.test(host) && URL.canParse(`https://${host}`);
}

function isWeb(address: string): boolean {
  return address.startsWith('https://');
}

/** A number to call, or {phone}; names that are not known are another mistake. */
const NUMBER = /^(?:tel|sms):\+?(?:\{(?!text\}|email\})[^{}]*\}|\d[\d.()-]*)(?=$|[?&;,])/;

/** True if an address for calls or text messages begins with a number, and no call takes a message. */
function hasNumber(address: string): boolean {
  if (!/^(?:tel|sms):/.test(address)) return true;
  return NUMBER.test(address) && !(address.startsWith('tel:') && address.includes('{text}'));
}

const MAIL = 'mailto:';

/** The recipients in the address of a channel, separated by commas; none if it is not for mail. */
export function mailRecipients(address: string): readonly string[] {
  const [recipients = ''] = address.split('?');
  return address.startsWith(MAIL) ? recipients.slice(MAIL.length).split(',') : [];
}

function isMailAddress(recipient: string): boolean {
  return /^\{(?!text\}|phone\})[^{}]*\}$/.test(recipient) || z.email().safeParse(recipient).success;
}

/** The names of the fields that an address for mail fills in. */
function mailFields(address: string): readonly string[] {
  const [, query = ''] = /^mailto:[^?]*\?(.*)$/.exec(address) ?? [];
  return query === '' ? [] : query.split('&').map((field) => field.split('=')[0] ?? '');
}

function isMailField(name: string): boolean {
  return /^(?:subject|body|b?cc)$/i.test(name);
}

/** A way to write to the operator, such as an app or e-mail. */
export const channelSchema = z.strictObject({
  id: idSchema.meta({ description: 'Short name of this way to write to you.', examples: ['telegram'] }),
  address: z
    .string()
    .refine(isChannelAddress, { ...rule('channel-address'), abort: true })
    .refine((address) => !isWeb(address) || hasPossibleHost(address), rule('web-host'))
    .refine((address) => !isWeb(address) || !hasLogin(address), rule('web-login'))
    .refine(hasNumber, rule('channel-number'))
    .refine((address) => mailRecipients(address).every(isMailAddress), rule('channel-recipient'))
    .refine((address) => mailFields(address).every(isMailField), rule('channel-query'))
    .meta({
      description:
        'Address that opens the app. {phone} becomes your phone number, {email} your e-mail address and {text} the message. Without {text}, the message is copied for pasting.',
      examples: ['https://t.me/+{phone}?text={text}', 'mailto:{email}?body={text}'],
    }),
  phone: reference('phone', 'Phone number to use for {phone}, if not the first one.').optional(),
});

/** The placeholders of channel addresses. */
export const CHANNEL_VALUES = ['phone', 'email', 'text'] as const;
