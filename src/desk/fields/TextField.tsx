import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { TypedInput } from './TypedInput.tsx';

/** Texts from this length on, in characters, are edited on several lines. */
const LONG = 60;

function TextInputField({ node, value, ...props }: FieldProps) {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return (
    <TypedInput
      {...props}
      text={text}
      read={(typed) => ({ value: typed === '' && node.isOptional ? undefined : typed })}
      placeholder={typeof node.standard === 'string' ? node.standard : undefined}
      isRequired={!node.isOptional}
      isLong={text.length > LONG}
    />
  );
}

/** Any text. */
export const textField: Field = {
  kind: 'text',
  matches: ({ type }) => type === 'string',
  Input: TextInputField,
  summarize: (value, _node, { words }) => describeValue(value, words),
};
