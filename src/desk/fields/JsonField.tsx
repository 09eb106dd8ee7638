import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import type { Json } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { TypedInput } from './TypedInput.tsx';

function JsonInput({ node, value, ...props }: FieldProps) {
  const { fields } = useWords();
  return (
    <TypedInput
      {...props}
      text={value === undefined ? '' : JSON.stringify(value, null, 2)}
      read={(typed) => {
        if (typed.trim() === '' && node.isOptional) return { value: undefined };
        try {
          return { value: JSON.parse(typed) as Json };
        } catch {
          return { problem: fields.noJson };
        }
      }}
      isRequired={!node.isOptional}
      isLong
    />
  );
}

/** Any value as its text in the file. */
export const jsonField: Field = {
  kind: 'json',
  matches: () => true,
  Input: JsonInput,
  summarize: (value, _node, { words }) => describeValue(value, words),
};
