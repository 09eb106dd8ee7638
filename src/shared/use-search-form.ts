import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from './site-context.tsx';

/** Attributes of a form that searches for its field `query` on the destinations page, with or without scripts. */
export function useSearchForm() {
  const { destinationsHref } = useSite().layout;
  const navigate = useNavigate();
  return {
    action: destinationsHref,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const text = new FormData(event.currentTarget).get('query');
      void navigate(searchHref(destinationsHref, typeof text === 'string' ? text : ''));
    },
  };
}

/** The address of a search: the destinations that match the text, or all when it is blank. */
function searchHref(destinationsHref: string, text: string): string {
  const query = text.trim();
  return query === '' ? destinationsHref : `${destinationsHref}?${new URLSearchParams({ query })}`;
}
