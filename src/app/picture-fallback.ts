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
