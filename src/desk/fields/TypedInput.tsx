import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../form/field.ts';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import type { Json } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';

/** A typed text as a value, as nothing, or with the reason why it is no value yet. */
export type Typed = { readonly value: Json | undefined } | { readonly problem: string };

interface TypedInputProps extends Pick<FieldProps, 'errors' | 'hint' | 'label' | 'onChange' | 'refuse'> {
  /** The value as it is edited. */
  readonly text: string;
  /** Reads what was typed; what is not read stays in the field and does not reach the file. */
  readonly read: (typed: string) => Typed;
  /** Shown where the field is empty: what holds then. */
  readonly placeholder?: string | undefined;
  readonly isRequired: boolean;
  readonly isLong?: boolean;
  readonly inputProps?: Pick<TextInputProps, 'inputMode' | 'rightSection' | 'lang' | 'dir' | 'type'>;
}

interface Typing {
  readonly text: string;
  readonly revision: number;
}

/**
 * A text input. While one types, what can be read is written at each key; what cannot be read stays in the field, with
 * the reason, until it is put right or the field is left.
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
  const shared = {
    label,
    description: hint,
    placeholder,
    withAsterisk: isRequired,
    value: typed ?? text,
    error: problem ?? (errors.length > 0 ? errors.join(' ') : undefined),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setTyping({ text: value, revision });
      const result = read(value);
      if ('value' in result) onChange(result.value, true);
    },
    onBlur: () => {
      if (problem === undefined) setTyping(undefined);
      store.endStep();
    },
  };
  return isLong ? <GrowingTextarea {...shared} /> : <TextInput {...shared} {...inputProps} />;
}

function problemIn(typed: Typed): string | undefined {
  return 'problem' in typed ? typed.problem : undefined;
}
