/** Chooses the option that the address names, as soon as the options are there. */
export const SELECT_OPTION =
  "for(const i of document.getElementsByName('option'))if(i.value==new URLSearchParams(location.search).get('option'))i.checked=1";
