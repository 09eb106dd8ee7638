/** Chooses the option that the address names, as soon as the options are there. Spec §4 Package options. */
export const SELECT_OPTION =
  "for(const i of document.getElementsByName('option'))if(i.value==new URLSearchParams(location.search).get('option'))i.checked=1";
