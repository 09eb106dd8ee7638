import * as z from 'zod';
import { channelSchema } from '../../../schema/channel.ts';
import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson } from '../store/operation.ts';
import { readWebAddress } from './read-web-address.ts';
import { TypedInput, usePlaceholder } from './typed-fields.tsx';

function WebAddressInput({ node, value, ...props }: FieldProps) {
  const placeholder = usePlaceholder(node) ?? 'https://…';
  return (
    <TypedInput
      {...props}
      text={showJson(value ?? '')}
      read={(typed) => {
        if (typed === '' && node.isOptional) return { value: undefined };
        const address = readWebAddress(typed, node.schema);
        return address === typed ? { value: address } : { value: address, reading: address };
      }}
      placeholder={placeholder}
      isRequired={!node.isOptional}
      inputProps={{ inputMode: 'url' }}
    />
  );
}

/** A web address, or that of a channel, whole or without `https://`. */
export const webAddressField: Field = {
  kind: 'web-address',
  matches: ({ schema }) => schema instanceof z.ZodURL || schema === channelSchema.shape.address,
  Input: WebAddressInput,
  summarize: (value, _node, { words }) => describeValue(value, words),
};
