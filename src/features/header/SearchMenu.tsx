import { TextInput, UnstyledButton } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useRef } from 'react';
import { useMessages } from '../../shared/site-context.tsx';
import { useSearchForm } from '../../shared/use-search-form.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './SearchMenu.module.css';

/** A button that opens a search field, by the browser itself. */
export function SearchMenu() {
  const { label } = useMessages().search;
  const details = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (details.current) details.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    details.current.querySelector('summary')?.focus();
    close();
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close();
  }

  return (
    <details
      ref={details}
      className={classes.menu}
      suppressHydrationWarning
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
        if (currentTarget.open) currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary aria-label={label} className={classes.button}>
        <Icon name="search" size={20} />
      </summary>
      <div className={classes.box}>
        <SearchField />
      </div>
    </details>
  );
}

/** A search field, which opens the destinations page. */
export function SearchField() {
  const texts = useMessages().search;
  return (
    <form {...useSearchForm()} className={classes.form}>
      <TextInput
        type="search"
        name="query"
        autoComplete="off"
        aria-label={texts.label}
        placeholder={texts.homePlaceholder}
        rightSection={
          <UnstyledButton type="submit" aria-label={texts.button} className={classes.submit}>
            <Icon name="search" size={20} />
          </UnstyledButton>
        }
      />
    </form>
  );
}
