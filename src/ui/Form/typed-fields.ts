import { type RefObject, useLayoutEffect, useRef } from 'react';
import { StoredText } from '../../shared/value-store.ts';

/** Names and values, in JSON; emptied when the next document reads them. */
const typedFields = new StoredText('typed-fields', () => sessionStorage);

/** The fields of the form that `useTypedFields` fills. */
const TYPED_FIELDS = 'form[data-typed] :is(input:not([type=hidden]),textarea)[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stores what was typed into the page's form, since choosing another language loads a new document. */
export function storeTypedFields(): void {
  const fields = [...document.querySelectorAll<Field>(TYPED_FIELDS)].filter(({ value }) => value !== '');
  if (fields.length > 0) typedFields.set(JSON.stringify(fields.map(({ name, value }) => [name, value])));
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
  const json = typedFields.get() || '[]';
  typedFields.set('');
  return new Map(JSON.parse(json) as [string, string][]);
}
