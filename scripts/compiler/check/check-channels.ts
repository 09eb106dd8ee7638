import { CHANNEL_VALUES } from '../../../schema/channel.ts';
import { channelWithoutPhone, sameName, unknownChannelValue } from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { valueAtPath } from '../parse/parsed-file.ts';
import type { TextFile } from '../validate/content-files.ts';

/** Addresses of channels that cannot be filled in, and names of channels or phones that visitors cannot tell apart. */
export function checkChannels({ files }: Model): readonly Diagnostic[] {
  const labels = files.texts.filter(({ area }) => area === 'labels');
  return [
    ...checkAddresses(files),
    ...labels.flatMap((texts) => ['phones', 'channels'].flatMap((part) => checkNames(texts, part))),
  ];
}

function checkAddresses({ single }: Model['files']): readonly Diagnostic[] {
  if (!single.site) return [];
  const { file, value } = single.site;
  return value.channels.flatMap(({ address }, index) => {
    const at = () => file.valueAt(['channels', index, 'address']);
    const named = [...new Set(address.match(/(?<=\{)[^{}]*(?=\})/g))];
    const known: readonly string[] = CHANNEL_VALUES;
    return [
      ...named.filter((name) => !known.includes(name)).map((name) => unknownChannelValue(at(), name, known)),
      ...(named.includes('phone') && value.phones.length === 0 ? [channelWithoutPhone(at())] : []),
    ];
  });
}

function checkNames({ file }: TextFile, part: string): readonly Diagnostic[] {
  const names = valueAtPath(file.value, [part]);
  if (typeof names !== 'object' || names === null) return [];
  const seen = new Map<string, string>();
  return Object.entries(names).flatMap(([id, name]) => {
    if (typeof name !== 'string') return [];
    const same = name.trim().toLowerCase();
    const first = seen.get(same);
    if (first !== undefined) return [sameName(file.valueAt([part, id]), name, first)];
    seen.set(same, id);
    return [];
  });
}
