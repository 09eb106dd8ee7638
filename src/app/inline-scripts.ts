import { LANGUAGE_KEY } from '../shared/language-choice.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';

/** Milliseconds for which a page stays hidden at most while its alternate loads. */
const HIDDEN_MS = 3000;

/**
 * The script that takes visitors from an unprefixed address to its alternate in the language they chose, before
 * anything is painted; with query and hash. Visitors from another page of the site have chosen this address; those who
 * go back to it or reload it have seen it in this language.
 */
export function languageMemoryScript(languages: readonly LanguageInfo[]): string {
  const others = languages.filter(({ prefix, isUnpublished }) => prefix !== '' && !isUnpublished);
  const prefixes = others.map(({ code, prefix }) => [code, prefix]);
  const data = JSON.stringify(prefixes).replaceAll('<', '\\u003c');
  return `(function(){try{
var all=${data},stored=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)}),place=location,path=place.pathname,to,i;
if(document.referrer.indexOf(place.origin+'/')===0)return;
if(performance.getEntriesByType('navigation').some(function(entry){return /back|reload/.test(entry.type)}))return;
for(i=0;i<all.length;i++){
if(path===all[i][1]||path.indexOf(all[i][1]+'/')===0)return;
if(all[i][0]===stored)to=all[i][1];
}
if(!to)return;
var style=document.documentElement.style;
style.visibility='hidden';
setTimeout(function(){style.visibility=''},${HIDDEN_MS});
place.replace(to+(path==='/'?'':path)+place.search+place.hash);
}catch(error){}})()`;
}

/**
 * Until the page shows the choice in its address, hides what depends on it: the page was made without. The starter
 * chooses the option.
 */
export const SHARED_CHOICE = [
  'if(/[?&](option|people|tier|date|single|age-[^=&]*)=/.test(location.search))',
  'document.documentElement.setAttribute("data-choice","")',
].join('');

/**
 * A script for the document's head: a picture of another host that cannot be loaded gives way to the site's
 * own, named in `data-local`. It listens before any picture is asked for, and for as long as the page is open.
 */
export const PICTURE_FALLBACK = [
  'document.addEventListener("error",function(e){',
  'var i=e.target,l=i.dataset&&i.dataset.local;',
  'if(l){i.removeAttribute("data-local");i.src=l}',
  '},true)',
].join('');
