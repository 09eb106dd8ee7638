import { phoneSchema } from '../../../schema/channel.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson, valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { countryCode, readPhone } from './read-phone.ts';
import { TypedInput } from './typed-fields.tsx';

function PhoneInput({ value, ...props }: FieldProps) {
  const { fields } = useWords();
  const { file, path } = props.place;
  const text = showJson(value ?? '');
  // Numbers without a country code get that of the other numbers.
  const code = useDesk(({ documents }) => {
    const phones = valueAt(documents.get(file)?.value, path.slice(0, -2));
    const numbers = (Array.isArray(phones) ? phones : []).map((phone) =>
      showJson(valueAt(phone, ['number']) ?? ''),
    );
    return countryCode(text) ?? numbers.map(countryCode).find((found) => found !== undefined);
  });
  return (
    <TypedInput
      {...props}
      text={text}
      read={(typed) => {
        const number = readPhone(typed, code);
        if (number === undefined) return { problem: fields.noPhone };
        return number === typed.trim() ? { value: number } : { value: number, reading: number };
      }}
      placeholder={fields.example(fields.phone)}
      isRequired
      inputProps={{ type: 'tel', inputMode: 'tel' }}
    />
  );
}

/** A phone number, with its country code or as it is dialled at home. */
export const phoneField: Field = {
  kind: 'phone',
  matches: ({ schema }) => schema === phoneSchema.shape.number,
  Input: PhoneInput,
  summarize: (value) => showJson(value),
};
