import { Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { keepNewChoice } from '../form/new-choice.ts';
import { selectText } from '../form/select-text.ts';

type SearchSelectProps = Omit<
  SelectProps,
  'comboboxProps' | 'filter' | 'onFocus' | 'openOnFocus' | 'searchable'
>;

/** A select that is searched by typing. Its list is rendered on first focus: a screen may have many, all of them long. */
export function SearchSelect(props: SearchSelectProps) {
  const [wasFocused, setFocused] = useState(false);
  return (
    <Select
      {...props}
      searchable
      openOnFocus={false}
      filter={keepNewChoice}
      comboboxProps={{ keepMounted: wasFocused }}
      onFocus={(event) => {
        setFocused(true);
        selectText(event);
      }}
    />
  );
}
