import type { OptionsFilter } from '@mantine/core';

/** The value of the choice to write something new; no id has such a character. */
export const NEW_CHOICE = '+';

/** The choices that hold what is typed, and always the last one: to write something new. */
export const keepNewChoice: OptionsFilter = ({ options, search, limit }) => {
  const letters = search.trim().toLowerCase();
  const found = options.filter(
    (option) =>
      'value' in option && option.value !== NEW_CHOICE && option.label.toLowerCase().includes(letters),
  );
  return [
    ...found.slice(0, limit),
    ...options.filter((option) => 'value' in option && option.value === NEW_CHOICE),
  ];
};
