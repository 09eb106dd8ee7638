import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';

/**
 * The script that tells the operator's own address on which page the chat was opened, and nothing else; none unless
 * the data name such an address. It stands in the head, so that it knows of a tap before the app is there.
 */
export function chatClickScript(
  { chatClicks }: ResolvedSite,
  { shell }: ResolvedLanguage,
): readonly string[] {
  if (chatClicks === undefined) return [];
  const [start] = shell.chatTemplate.split('{text}');
  const [address, chat] = [chatClicks, start].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return [
    `document.addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('a[href]');
if(link&&link.getAttribute('href').indexOf(${chat})===0)
navigator.sendBeacon(${address},new URLSearchParams({page:location.pathname}))
},true)`,
  ];
}
