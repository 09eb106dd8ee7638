import { Button, TextInput } from '@mantine/core';
import { useMessages } from '../../shared/site-context.tsx';
import { useSearchForm } from '../../shared/use-search-form.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './SearchForm.module.css';

/** The search of the hero: leads to the destinations that match. */
export function SearchForm() {
  const texts = useMessages().search;
  return (
    <search>
      <form {...useSearchForm()} className={classes.form}>
        <TextInput
          type="search"
          name="query"
          aria-label={texts.label}
          placeholder={texts.homePlaceholder}
          leftSection={<Icon name="search" size={20} />}
          classNames={{ root: classes.field, input: classes.input }}
        />
        <Button type="submit">{texts.button}</Button>
      </form>
    </search>
  );
}
