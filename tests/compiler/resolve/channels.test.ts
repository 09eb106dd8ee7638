import { describe, expect, it } from 'vitest';
import { channelLink } from '../../../src/domain/channel.ts';
import type { SiteShell } from '../../../src/domain/page-data/shell.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const PHONES = [
  { id: 'office', number: '+39 0322 000000' },
  { id: 'emergency', number: '+39 333 000 0001' },
];
type ChannelData = Readonly<Record<string, string>>;

/** Each with a pattern of its own; the second takes another phone than the first, two take no message. */
const CHANNELS: readonly ChannelData[] = [
  { id: 'whatsApp', address: 'https://wa.me/{phone}?text={text}' },
  { id: 'telegram', address: 'https://t.me/+{phone}?text={text}', phone: 'emergency' },
  { id: 'line', address: 'https://line.me/R/ti/p/@laghi' },
  { id: 'messenger', address: 'https://m.me/laghi' },
  { id: 'email', address: 'mailto:{email}?subject=Laghi&body={text}' },
];
const NAMES = {
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
  messenger: 'Messenger',
  email: 'E-mail',
};

/** With these ways to write; the Dutch are sent to one of them first. */
function withChannels(channels: readonly ChannelData[], dutch?: string): Workspace {
  const names = Object.entries(NAMES).filter(([name]) => channels.some(({ id }) => id === name));
  const named = ['it', 'nl'].reduce(
    (site, code) => site.set(`texts/${code}/labels.json`, ['channels'], Object.fromEntries(names)),
    secondOperator().set('site.json', ['phones'], PHONES).set('site.json', ['channels'], channels),
  );
  const nl = named.json('site.json') as { readonly languages: readonly { readonly code: string }[] };
  const index = nl.languages.findIndex(({ code }) => code === 'nl');
  return dutch === undefined ? named : named.set('site.json', ['languages', index, 'channel'], dutch);
}

function shellOf(workspace: Workspace, code: string): SiteShell {
  const language = resolvedWorkspace(workspace).languages.find(({ info }) => info.code === code);
  if (!language) throw new Error(code);
  return language.shell;
}

describe('several phones and ways to write', () => {
  it('each have the address of their own pattern, with the phone that they name', () => {
    const { channel, others } = shellOf(withChannels(CHANNELS), 'it');
    const links = [channel, ...(others?.channels ?? [])].map((one) => [
      one.id,
      channelLink(one, 'Ciao & grazie'),
    ]);
    expect(Object.fromEntries(links)).toEqual({
      whatsApp: {
        href: 'https://wa.me/390322000000?text=Ciao%20%26%20grazie',
        target: '_blank',
        rel: 'noopener',
      },
      telegram: {
        href: 'https://t.me/+393330000001?text=Ciao%20%26%20grazie',
        target: '_blank',
        rel: 'noopener',
      },
      line: {
        href: 'https://line.me/R/ti/p/@laghi',
        target: '_blank',
        rel: 'noopener',
        'data-copy': 'Ciao & grazie',
      },
      messenger: {
        href: 'https://m.me/laghi',
        target: '_blank',
        rel: 'noopener',
        'data-copy': 'Ciao & grazie',
      },
      email: { href: 'mailto:ciao@laghi-lenti.example?subject=Laghi&body=Ciao%20%26%20grazie' },
    });
  });

  it('are called by their names, and those that take no message are told of', () => {
    const { others } = shellOf(withChannels(CHANNELS), 'it');
    expect(others?.channels.map(({ name }) => name)).toEqual(['Telegram', 'LINE', 'Messenger', 'E-mail']);
    expect(others?.notes).toEqual([
      'Per LINE e Messenger il tuo messaggio viene copiato all’apertura: basta incollarlo.',
    ]);
  });

  it('have icons where they are no conversations like others', () => {
    const { channel, others } = shellOf(withChannels(CHANNELS), 'it');
    expect(channel).not.toHaveProperty('icon');
    expect(others?.channels.map(({ icon }) => icon)).toEqual(['send', undefined, undefined, 'mail']);
    expect(others?.channels[1]).not.toHaveProperty('icon');
  });

  it('tell of the message to paste where that is so of the only one, or of the first', () => {
    const copied = 'Il tuo messaggio viene copiato all’apertura della chat: basta incollarlo.';
    const only = withChannels(CHANNELS.slice(2, 3));
    expect(shellOf(only, 'it').others).toMatchObject({ channels: [], notes: [copied] });
    const first = withChannels([...CHANNELS.slice(2, 3), ...CHANNELS.slice(0, 2), ...CHANNELS.slice(3)]);
    expect(shellOf(first, 'it').others?.notes).toEqual([
      copied,
      'Per Messenger il tuo messaggio viene copiato all’apertura: basta incollarlo.',
    ]);
    const plain = [...CHANNELS.slice(0, 2), ...CHANNELS.slice(4)];
    expect(shellOf(withChannels(plain), 'it').others?.notes).toEqual([]);
  });

  it('let a language begin with another', () => {
    const site = withChannels(CHANNELS, 'line');
    expect([shellOf(site, 'it').channel.id, shellOf(site, 'nl').channel.id]).toEqual(['whatsApp', 'line']);
    expect(shellOf(site, 'nl').others?.channels.map(({ id }) => id)).toEqual([
      'whatsApp',
      'telegram',
      'messenger',
      'email',
    ]);
  });

  it('show every phone by its name, and which of them the chat answers', () => {
    const phonesOf = (channels: readonly ChannelData[]) =>
      shellOf(withChannels(channels), 'nl').phones.map(({ name, href, isChat = false }) => [
        name !== undefined,
        href,
        isChat,
      ]);
    expect(phonesOf(CHANNELS)).toEqual([
      [true, 'tel:+390322000000', true],
      [true, 'tel:+393330000001', false],
    ]);
    expect(phonesOf(CHANNELS.toReversed()).map(([, , isChat]) => isChat)).toEqual([false, false]);
    expect(phonesOf([...CHANNELS.slice(1), ...CHANNELS.slice(0, 1)]).map(([, , isChat]) => isChat)).toEqual([
      false,
      true,
    ]);
  });
});
