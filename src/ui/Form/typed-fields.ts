import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Session storage: what was typed into the form of a page that is opened in another language next; read once. */
const TYPED = 'typed-fields';

const FIELDS = 'form[data-typed] :is(input:not([type=hidden]),textarea)[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stores what was typed into the page's form, for the same page in another language. */
export function storeTypedFields(): void {
  const fields = [...document.querySelectorAll<Field>(FIELDS)].filter(({ value }) => value !== '');
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(fields.map(({ name, value }) => [name, value])));
  } catch {
    // Without storage the form opens empty.
  }
}

/** Fills a form with what was typed into it in another language; it has the attribute `data-typed`. */
export function useTypedFields(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = takeTypedFields();
    for (const field of form.current?.querySelectorAll<Field>('input,textarea') ?? []) {
      const value = typed.get(field.name);
      if (value !== undefined && field.value === '') field.value = value;
    }
  }, []);
  return form;
}

function takeTypedFields(): ReadonlyMap<string, string> {
  try {
    const stored = sessionStorage.getItem(TYPED) ?? '[]';
    sessionStorage.removeItem(TYPED);
    return new Map(JSON.parse(stored) as [string, string][]);
  } catch {
    return new Map();
  }
}
