import type { Site } from '../../../schema/site.ts';

type SiteChannel = Site['channels'][number];

/** The address of a channel with number and e-mail filled in, and `{text}` left for the message. */
export function fillAddress(site: Pick<Site, 'email' | 'phones'>, channel: SiteChannel): string {
  return channel.address
    .replaceAll('{phone}', () => phoneDigits(channelPhone(site, channel)?.number ?? ''))
    .replaceAll('{email}', () => site.email);
}

/** The phone that `{phone}` refers to in the address of a channel; undefined if the data has none. */
export function channelPhone(
  { phones }: Pick<Site, 'phones'>,
  { phone }: SiteChannel,
): Site['phones'][number] | undefined {
  return phone === undefined ? phones[0] : phones.find(({ id }) => id === phone);
}

/** A telephone number as addresses need it: digits only, country code first. */
function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}
