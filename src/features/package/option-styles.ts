/**
 * Hides what belongs to options that are not chosen, whatever their ids.
 *
 * @param variants selector of what holds the radio buttons and, marked by `data-option`, what they choose between
 */
export function optionStyles(variants: string, options: readonly { readonly id: string }[]): string {
  const hidden = options.map(({ id }) => {
    const value = JSON.stringify(id);
    return `${variants}:has([value=${value}]:checked)>[data-option]:not([data-option=${value}])`;
  });
  return `${hidden.join()}{display:none}`;
}
