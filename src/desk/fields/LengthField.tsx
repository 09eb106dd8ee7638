import { durationSchema } from '../../../schema/package.ts';
import { formatLength, readLength } from '../entries/read-length.ts';
import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { deskLanguages, useWords } from '../words/words.ts';
import { TypedInput } from './typed-fields.tsx';
import { unionField } from './UnionField.tsx';

function LengthInput(props: FieldProps) {
  const { node, value, hint } = props;
  const words = useWords();
  const { fields } = words;
  const length = durationSchema.safeParse(value).data;
  // A value that is not a length is edited in its parts.
  if (value !== undefined && !length) return <unionField.Input {...props} />;
  return (
    <TypedInput
      {...props}
      text={length ? formatLength(length, words) : ''}
      hint={[hint, fields.lengthHint].filter((part) => part).join(' ')}
      read={(typed) => {
        if (typed.trim() === '') return { value: undefined };
        const units = Object.values(deskLanguages).map(({ entries }) => entries.lengthUnits);
        const read = durationSchema.safeParse(readLength(typed, units)).data;
        if (!read) return { problem: fields.noLength(typed) };
        const reading = formatLength(read, words);
        return reading === typed.trim() ? { value: read } : { value: read, reading };
      }}
      isRequired={!node.isOptional}
    />
  );
}

/** The length of a tour, in words. */
export const lengthField: Field = {
  kind: 'length',
  matches: ({ schema }) => schema === durationSchema,
  Input: LengthInput,
  summarize: (value, _node, { words }) => {
    const length = durationSchema.safeParse(value).data;
    return length ? formatLength(length, words) : describeValue(value, words);
  },
};
