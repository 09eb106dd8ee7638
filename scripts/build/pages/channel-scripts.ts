import { takesText } from '../../../src/shared/channel.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';

/**
 * The script that tells the operator's own address on which page which channel was opened, and nothing else; none
 * unless the data name such an address. It stands in the head, so that it knows of a tap before the app is there.
 */
export function chatClickScript(
  { chatClicks }: ResolvedSite,
  { shell }: ResolvedLanguage,
): readonly string[] {
  if (chatClicks === undefined) return [];
  const channels = [shell.channel, ...(shell.others?.channels ?? [])].map(({ id, address }) => [
    id,
    address.split('{text}')[0],
  ]);
  const [address, starts] = [chatClicks, channels].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return [
    `document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[href]');
var opened=link&&${starts}.find(function(channel){return link.getAttribute('href').indexOf(channel[1])===0});
if(opened)navigator.sendBeacon(${address},new URLSearchParams({page:location.pathname,channel:opened[0]}))
},true)`,
  ];
}

/** Copies the message of a link to a channel that takes none, as the link is followed. */
const COPY = `document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[data-copy]');
if(link&&navigator.clipboard)navigator.clipboard.writeText(link.getAttribute('data-copy')).catch(function(){})
},true)`;

/**
 * The script of documents on which a channel takes no message with its address. It stands in the head: the message is
 * to be copied before the channel's window has the focus, and before the app is there.
 */
export function copyMessageScript({ shell }: ResolvedLanguage): readonly string[] {
  const channels = [shell.channel, ...(shell.others?.channels ?? [])];
  return channels.every(takesText) ? [] : [COPY];
}
