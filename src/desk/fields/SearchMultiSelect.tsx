import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';

type SearchMultiSelectProps = Omit<
  MultiSelectProps,
  'searchable' | 'searchValue' | 'selectFirstOptionOnChange'
>;

/** A choice of several that is searched by typing: Enter takes the first that is found, and none without a search. */
export function SearchMultiSelect({ onSearchChange, ...props }: SearchMultiSelectProps) {
  const [search, setSearch] = useState('');
  return (
    <MultiSelect
      {...props}
      searchable
      searchValue={search}
      onSearchChange={(typed) => {
        setSearch(typed);
        onSearchChange?.(typed);
      }}
      selectFirstOptionOnChange={search !== ''}
    />
  );
}
