import { Textarea, type TextareaProps } from '@mantine/core';

/** Characters of a line, about, where the browser does not fit the field to its text by itself. */
const LINE = 45;
const MAX_ROWS = 12;

/** A field of several lines, as high as its text: by the browser, since measuring the page at each key takes long. */
export function GrowingTextarea(props: TextareaProps & { readonly value: string }) {
  const text = props.value === '' ? (props.placeholder ?? '') : props.value;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return (
    <Textarea
      rows={Math.min(lines, MAX_ROWS)}
      styles={{ input: { fieldSizing: 'content', maxHeight: '16lh', width: '100%' } }}
      {...props}
    />
  );
}
