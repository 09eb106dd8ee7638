import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { withoutForbidden } from '../../../schema/characters.ts';
import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import type { SchemaNode } from '../form/schema-node.ts';
import { useUnread } from '../form/use-unread.ts';
import { isEmptyValue, type Json, showJson } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describeChangeField, isReduction } from './describe-price-change.ts';

/** A typed text as a value, as no value, or with the reason why it cannot be read. */
type Typed =
  | {
      readonly value: Json | undefined;
      /** The meaning in words, where the text alone could mean something else. */
      readonly reading?: string;
    }
  | { readonly problem: string };

interface TypedInputProps extends Pick<FieldProps, 'errors' | 'hint' | 'label' | 'onChange' | 'refuse'> {
  /** The value as it is edited. */
  readonly text: string;
  /** Reads what was typed; an unreadable text stays in the field and does not reach the file. */
  readonly read: (typed: string) => Typed;
  /** The value that applies while the field is empty, or an example. */
  readonly placeholder?: string | undefined;
  readonly isRequired: boolean;
  readonly isLong?: boolean;
  readonly inputProps?: Pick<
    TextInputProps,
    'inputMode' | 'onFocus' | 'rightSection' | 'lang' | 'dir' | 'type'
  >;
}

interface Typing {
  readonly text: string;
  readonly revision: number;
}

/**
 * A text input that writes its value at each key. An unreadable text stays in the field, with the reason, until it is
 * corrected or the field is left.
 */
export function TypedInput(props: TypedInputProps) {
  const { text, label, hint, errors, onChange, placeholder, isRequired, isLong = false, inputProps } = props;
  const { read: readTyped, refuse } = props;
  const read = (typed: string): Typed => {
    const result = readTyped(typed);
    const reason = 'value' in result ? refuse?.(result.value) : undefined;
    return reason === undefined ? result : { problem: reason };
  };
  const store = useDeskStore();
  const revision = useDesk((state) => state.revision);
  const [typing, setTyping] = useState<Typing | undefined>(undefined);
  // A text typed before does not cover a value that was undone meanwhile.
  const typed = typing?.revision === revision ? typing.text : undefined;
  const problem = typed === undefined ? undefined : problemIn(read(typed));
  useUnread(label, problem === undefined ? undefined : typed);
  const current = readTyped(typed ?? text);
  const reading = 'reading' in current ? current.reading : undefined;
  const shared = {
    label,
    description: hint,
    placeholder,
    withAsterisk: isRequired,
    value: typed ?? text,
    error: problem ?? (errors.length > 0 ? errors.join(' ') : undefined),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      const value = withoutForbidden(currentTarget.value, !isLong);
      setTyping({ text: value, revision });
      const result = read(value);
      if ('value' in result) onChange(result.value, true);
    },
    onBlur: () => {
      if (problem === undefined) setTyping(undefined);
      store.endStep();
    },
  };
  const input = isLong ? <GrowingTextarea {...shared} /> : <TextInput {...shared} {...inputProps} />;
  return (
    <div>
      {input}
      {reading !== undefined && (
        <Text size="xs" c="dimmed" mt={2} role="status">
          {reading}
        </Text>
      )}
    </div>
  );
}

function problemIn(typed: Typed): string | undefined {
  return 'problem' in typed ? typed.problem : undefined;
}

/** Texts from this length on, in characters, are edited on several lines. */
const LONG = 60;

function TextInputField({ node, value, ...props }: FieldProps) {
  const placeholder = usePlaceholder(node);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  // Replacing the element while typing would lose the focus.
  const [isLong] = useState(text.length > LONG);
  return (
    <TypedInput
      {...props}
      text={text}
      read={(typed) => ({ value: typed === '' && node.isOptional ? undefined : typed })}
      placeholder={placeholder}
      isRequired={!node.isOptional}
      isLong={isLong}
    />
  );
}

/** The text that applies while the field is empty, else an example of what is expected. */
export function usePlaceholder({ standard, example }: SchemaNode): string | undefined {
  const { fields } = useWords();
  if (typeof standard === 'string') return standard;
  return example === undefined ? undefined : fields.example(example);
}

/** Any text. */
export const textField: Field = {
  kind: 'text',
  matches: ({ type }) => type === 'string',
  Input: TextInputField,
  summarize: (value, _node, { words }) => describeValue(value, words),
};

function NumberInputField({ node, value, ...props }: FieldProps) {
  const words = useWords();
  const { fields } = words;
  const shown = typeof value === 'number' && isReduction(node) ? Math.abs(value) : value;
  const key = props.place.path.at(-1);
  return (
    <TypedInput
      {...props}
      text={shown === undefined ? '' : showJson(shown)}
      read={(typed) => {
        if (typed.trim() === '')
          return node.isOptional ? { value: undefined } : { problem: fields.numberMissing };
        const plain = readNumber(typed, key === 'percent');
        if (plain === undefined) return { problem: fields.noNumber };
        const number = withSign(plain, node);
        const reading = describeChangeField(number, key, node, words);
        return { value: number, ...(reading === undefined ? {} : { reading }) };
      }}
      placeholder={typeof node.standard === 'number' ? String(node.standard) : undefined}
      isRequired={!node.isOptional}
      inputProps={{
        inputMode: 'text',
        rightSection: key === 'percent' ? '%' : undefined,
      }}
    />
  );
}

/** Reads a number as people write it: `12,5`, `+7`, and `10 %` where it is per cent. */
export function readNumber(typed: string, isPerCent: boolean): number | undefined {
  const plain = typed.trim().replace(',', '.').replace('−', '-').replace(/^\+/, '');
  const number = isPerCent ? plain.replace(/\s*%$/, '') : plain;
  return /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : undefined;
}

/** A typed number with its sign: negative if the schema takes no other, as for a discount. */
export function withSign(number: number, { schema }: SchemaNode): number {
  const isOpposite = !schema.safeParse(number).success && schema.safeParse(-number).success;
  return isOpposite ? -number : number;
}

/** A number that is no amount of money. */
export const numberField: Field = {
  kind: 'number',
  matches: ({ type }) => type === 'number' || type === 'int',
  Input: NumberInputField,
  summarize: (value, _node, { words }) => describeValue(value, words),
};

function JsonInput({ node, value, ...props }: FieldProps) {
  const { fields } = useWords();
  return (
    <TypedInput
      {...props}
      text={value === undefined ? '' : JSON.stringify(value, null, 2)}
      read={(typed) => {
        if (typed.trim() === '' && node.isOptional) return { value: undefined };
        try {
          const read = JSON.parse(typed) as Json;
          return isEmptyValue(read) ? { problem: fields.noJson } : { value: read };
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
