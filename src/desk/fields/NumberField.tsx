import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { TypedInput } from './TypedInput.tsx';

function NumberInputField({ node, value, ...props }: FieldProps) {
  const { fields } = useWords();
  return (
    <TypedInput
      {...props}
      text={value === undefined ? '' : showJson(value)}
      read={(typed) => {
        const plain = typed.trim().replace(',', '.').replace('−', '-');
        if (plain === '') return node.isOptional ? { value: undefined } : { problem: fields.numberMissing };
        return /^-?\d+(?:\.\d+)?$/.test(plain) ? { value: Number(plain) } : { problem: fields.noNumber };
      }}
      placeholder={typeof node.standard === 'number' ? String(node.standard) : undefined}
      isRequired={!node.isOptional}
      inputProps={{ inputMode: 'decimal' }}
    />
  );
}

/** A number that is no amount of money. */
export const numberField: Field = {
  kind: 'number',
  matches: ({ type }) => type === 'number' || type === 'int',
  Input: NumberInputField,
  summarize: (value, _node, { words }) => describeValue(value, words),
};
