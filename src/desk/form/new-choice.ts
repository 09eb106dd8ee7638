import type { OptionsFilter } from '@mantine/core';

/** The value of the choice to write something new; no id has such a character. */
export const NEW_CHOICE = '+';

/** Keeps the choices that contain the typed text and the choice to write a new entry, which is first while nothing is typed. */
export const keepNewChoice: OptionsFilter = ({ options, search, limit }) => {
  const letters = search.trim().toLowerCase();
  const fresh = options.filter((option) => 'value' in option && option.value === NEW_CHOICE);
  const found = options.filter(
    (option) =>
      'value' in option && option.value !== NEW_CHOICE && option.label.toLowerCase().includes(letters),
  );
  return letters === '' ? [...fresh, ...found.slice(0, limit)] : [...found.slice(0, limit), ...fresh];
};
