import { ON_REQUEST } from '../../../schema/price-table.ts';
import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { describeChangeField, isReduction } from './describe-price-change.ts';
import { formatAmount } from './format-amount.ts';
import { readAmount } from './read-amount.ts';
import { TypedInput, withSign } from './typed-fields.tsx';
import { useAmountForm, useAmountProblem } from './use-amounts.ts';

function AmountInputField({ node, value, ...props }: FieldProps) {
  const words = useWords();
  const { fields, locale } = words;
  const form = useAmountForm();
  const explain = useAmountProblem();
  const canAsk = node.options.some((option) => readSchema(option).values.includes(ON_REQUEST));
  const canBeFree = node.options.some((option) => readSchema(option).values.includes(0));
  const text =
    value === ON_REQUEST
      ? fields.ask
      : typeof value === 'number'
        ? formatAmount(isReduction(node) ? Math.abs(value) : value, locale, form.decimals)
        : showJson(value ?? '');
  return (
    <TypedInput
      {...props}
      text={text}
      read={(typed) => {
        const plain = typed.trim().toLowerCase();
        if (plain === '') return node.isOptional ? { value: undefined } : { problem: fields.amountMissing };
        if (canAsk && (plain === ON_REQUEST || plain === fields.ask.toLowerCase()))
          return { value: ON_REQUEST };
        if (canBeFree && plain === '0') return { value: 0 };
        const sign = /^[-−]/.test(plain) && isSigned(node) ? -1 : 1;
        const read = readAmount(sign === 1 ? typed : typed.trim().slice(1), form);
        if ('problem' in read) return { problem: explain(read, typed) };
        const amount = withSign(sign * read.value, node);
        const reading = describeChangeField(amount, props.place.path.at(-1), node, words);
        return { value: amount, ...(reading === undefined ? {} : { reading }) };
      }}
      isRequired={!node.isOptional}
      inputProps={{ inputMode: 'text' }}
    />
  );
}

/** Changes of prices may be below zero. */
function isSigned({ type }: SchemaNode): boolean {
  return type === 'number';
}

/** An amount, or amounts with words such as "ask" beside them; not a union of amounts and objects. */
function isAmount({ meta, options }: SchemaNode): boolean {
  if (meta?.amount) return true;
  const nodes = options.map(readSchema);
  return (
    nodes.some((option) => option.meta?.amount) &&
    nodes.every((option) => option.meta?.amount || option.type === 'literal')
  );
}

/** An amount of money, which may be "ask" or free where the schema says so. */
export const amountField: Field = {
  kind: 'amount',
  matches: isAmount,
  Input: AmountInputField,
  summarize: (value, _node, { words }) =>
    typeof value === 'number' ? formatAmount(value, words.locale) : describeValue(value, words),
};
