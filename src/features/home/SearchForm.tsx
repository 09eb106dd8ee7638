import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../shared/site-context.tsx';
import { fieldText } from '../../ui/Form/forms.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './SearchForm.module.css';
import { searchHref } from './search-href.ts';

/** The search of the hero: leads to the destinations that match. */
export function SearchForm() {
  const { shell, messages } = useSite();
  const navigate = useNavigate();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = fieldText(event.currentTarget, 'query');
    void navigate(searchHref(shell.destinationsHref, text));
  }

  return (
    <search>
      <form action={shell.destinationsHref} className={classes.form} onSubmit={submit}>
        <TextInput
          type="search"
          name="query"
          aria-label={messages.search.label}
          placeholder={messages.search.homePlaceholder}
          leftSection={<Icon name="search" size={20} />}
          classNames={{ root: classes.field, input: classes.input }}
        />
        <Button type="submit">{messages.search.button}</Button>
      </form>
    </search>
  );
}
