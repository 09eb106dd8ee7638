/** Chooses the option that the address names, as soon as the options are there. Spec §4 Package options. */
export const SELECT_OPTION = `document.getElementsByName('option').forEach(function(input){
if(input.value===new URLSearchParams(location.search).get('option'))input.checked=true})`;
