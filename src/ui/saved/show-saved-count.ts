import { followSaved, savedTours } from './saved-tours.ts';

/**
 * Tells style sheets how many tours are kept: `--saved`, a text, and nothing where there are none. Whatever shows the
 * number need not be rendered anew.
 *
 * @param write a number in the language of the page
 * @returns ends it
 */
export function showSavedCount(write: (count: number) => string): () => void {
  const { style } = document.documentElement;
  function show() {
    const count = savedTours().length;
    if (count > 0) style.setProperty('--saved', JSON.stringify(write(count)));
    else style.removeProperty('--saved');
  }
  show();
  return followSaved(show);
}
