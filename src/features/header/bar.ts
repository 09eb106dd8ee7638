/** From here on the menu is a bar with dropdowns. */
export const BAR = '(min-width: 80em)';
