import { takesText } from '../../../src/domain/channel.ts';
import type { ResolvedLanguage } from '../../compiler/resolve/resolve-site.ts';

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
