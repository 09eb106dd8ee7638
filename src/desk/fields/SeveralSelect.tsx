import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import { useIsTouched } from '../shell/use-is-touched.ts';

/** A list of several choices; on a phone it closes after each, as it would cover what comes next. */
export function SeveralSelect({ onChange, ...props }: MultiSelectProps) {
  const isTouched = useIsTouched();
  const [isOpen, setOpen] = useState(false);
  return (
    <MultiSelect
      {...props}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(chosen) => {
        if (isTouched) setOpen(false);
        onChange?.(chosen);
      }}
    />
  );
}
