import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Key in the session storage. The entry is removed when the next document reads it. */
const STORAGE_KEY = 'typed-fields';

/** The fields of the form that `useTypedFields` fills. */
const TYPED_FIELDS = 'form[data-typed] :is(input:not([type=hidden]),textarea)[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stores what was typed into the page's form, since choosing another language loads a new document. */
export function storeTypedFields(): void {
  const fields = [...document.querySelectorAll<Field>(TYPED_FIELDS)].filter(({ value }) => value !== '');
  if (fields.length === 0) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(fields.map(({ name, value }) => [name, value])));
  } catch {
    // Without storage the form opens empty.
  }
}

/**
 * Fills a form with what was typed into it in another language.
 *
 * @returns ref for the form, which needs the attribute `data-typed` for `storeTypedFields` to find it
 */
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
    const json = sessionStorage.getItem(STORAGE_KEY) ?? '[]';
    sessionStorage.removeItem(STORAGE_KEY);
    return new Map(JSON.parse(json) as [string, string][]);
  } catch {
    // Without storage nothing was stored.
    return new Map();
  }
}
