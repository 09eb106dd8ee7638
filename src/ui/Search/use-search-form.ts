import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../shared/site-context.tsx';
import { fieldText } from '../Field/field-text.ts';
import { searchHref } from './search-href.ts';

/** The attributes of a form whose field "query" is looked for on the destinations page, without scripts as well. */
export function useSearchForm() {
  const { destinationsHref } = useSite().shell;
  const navigate = useNavigate();
  return {
    action: destinationsHref,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void navigate(searchHref(destinationsHref, fieldText(event.currentTarget, 'query')));
    },
  };
}
