import { describe, expect, it } from 'vitest';
import { channelLink } from '../../../src/shared/channel.ts';
import type { SiteLayout } from '../../../src/shared/page-data/layout.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const PHONES = [
  { id: 'office', number: '+39 0322 000000' },
  { id: 'emergency', number: '+39 333 000 0001' },
];
type ChannelData = Readonly<Record<string, string>>;

const WHATSAPP: ChannelData = { id: 'whatsApp', address: 'https://wa.me/{phone}?text={text}' };
const TELEGRAM: ChannelData = {
  id: 'telegram',
  address: 'https://t.me/+{phone}?text={text}',
  phone: 'emergency',
};
/** Takes no message. */
const LINE: ChannelData = { id: 'line', address: 'https://line.me/R/ti/p/@laghi' };
const MESSENGER: ChannelData = { id: 'messenger', address: 'https://m.me/laghi' };
const EMAIL: ChannelData = { id: 'email', address: 'mailto:{email}?subject=Laghi&body={text}' };
const CHANNELS = [WHATSAPP, TELEGRAM, LINE, MESSENGER, EMAIL];

const NAMES = {
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
  messenger: 'Messenger',
  email: 'E-mail',
};

/** With these channels; Dutch visitors get one of them first. */
function withChannels(channels: readonly ChannelData[], dutch?: string): Workspace {
  const names = Object.entries(NAMES).filter(([name]) => channels.some(({ id }) => id === name));
  const named = ['it', 'nl'].reduce(
    (site, code) => site.set(`texts/${code}/labels.json`, ['channels'], Object.fromEntries(names)),
    secondOperator().set('site.json', ['phones'], PHONES).set('site.json', ['channels'], channels),
  );
  return dutch === undefined ? named : named.set('site.json', ['languages', 1, 'channel'], dutch);
}

function layoutIn(channels: readonly ChannelData[], code = 'it', dutch?: string): SiteLayout {
  return languageIn(withChannels(channels, dutch), code).layout;
}

describe('the channels of a site', () => {
  it('link to the address of their own pattern, with their own phone', () => {
    const { channel, others } = layoutIn(CHANNELS);
    const links = [channel, ...(others?.channels ?? [])].map((one) => channelLink(one, 'Ciao & grazie'));
    const external = { target: '_blank', rel: 'noopener' };
    const copied = { 'data-copy': 'Ciao & grazie' };
    expect(links).toEqual([
      { href: 'https://wa.me/390322000000?text=Ciao%20%26%20grazie', ...external },
      { href: 'https://t.me/+393330000001?text=Ciao%20%26%20grazie', ...external },
      { href: 'https://line.me/R/ti/p/@laghi', ...external, ...copied },
      { href: 'https://m.me/laghi', ...external, ...copied },
      { href: 'mailto:ciao@laghi-lenti.example?subject=Laghi&body=Ciao%20%26%20grazie' },
    ]);
    expect(others?.channels.map(({ name }) => name)).toEqual(['Telegram', 'LINE', 'Messenger', 'E-mail']);
    expect(others?.channels.map(({ icon }) => icon)).toEqual(['send', undefined, undefined, 'mail']);
  });

  const copied = 'Il tuo messaggio viene copiato all’apertura della chat: basta incollarlo.';
  it.each([
    [
      'two of the others',
      CHANNELS,
      ['Per LINE e Messenger il tuo messaggio viene copiato all’apertura: basta incollarlo.'],
    ],
    ['the only one', [LINE], [copied]],
    [
      'the first and another',
      [LINE, WHATSAPP, MESSENGER],
      [copied, 'Per Messenger il tuo messaggio viene copiato all’apertura: basta incollarlo.'],
    ],
    ['none', [WHATSAPP, TELEGRAM], []],
  ])('have a note on copied messages where %s of them takes no message', (_what, channels, notes) => {
    expect(layoutIn(channels).others?.notes).toEqual(notes);
  });

  it('may begin with another one in a language', () => {
    expect(layoutIn(CHANNELS, 'it', 'line').channel.id).toBe('whatsApp');
    const dutch = layoutIn(CHANNELS, 'nl', 'line');
    expect([dutch.channel.id, dutch.others?.channels.map(({ id }) => id)]).toEqual([
      'line',
      ['whatsApp', 'telegram', 'messenger', 'email'],
    ]);
  });

  it.each([
    ['of the first channel', CHANNELS, [true, false]],
    ['of no phone where the first channel needs none', CHANNELS.toReversed(), [false, false]],
    ['of another phone', [TELEGRAM, WHATSAPP], [false, true]],
  ])('answer the phone %s', (_what, channels, isChat) => {
    const { phones } = layoutIn(channels, 'nl');
    expect(phones.map(({ href }) => href)).toEqual(['tel:+390322000000', 'tel:+393330000001']);
    expect(phones.map((phone) => phone.isChat ?? false)).toEqual(isChat);
  });
});
