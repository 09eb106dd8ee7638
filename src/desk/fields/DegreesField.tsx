import { readDegrees, readPoint } from '../../../schema/point.ts';
import { pointSchema } from '../../../schema/primitives.ts';
import { describeChange } from '../form/describe-change.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { isObject, type Json, showJson } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { numberField, TypedInput } from './typed-fields.tsx';

/** Latitude or longitude; both may be typed at once. */
function DegreesInput({ node, value, onChange, ...props }: FieldProps) {
  const words = useWords();
  const { fields, plan } = words;
  const store = useDeskStore();
  const { file, path } = props.place;
  const axis = node.schema === pointSchema.shape.latitude ? 'latitude' : 'longitude';
  const change = (after: Json | undefined, isTyping?: boolean) => {
    if (!isObject(after)) return onChange(after, isTyping);
    const parent = path.slice(0, -1);
    const before = store.valueAt(file, parent) ?? {};
    const point = isObject(before) ? { ...before, ...after } : after;
    store.edit({
      operations: [{ kind: 'set', file, path: parent, before, after: point }],
      sentence: (first, documents) => describeChange(documents, { file, path: parent }, first, point, words),
      mergeKey: JSON.stringify([file, path]),
    });
  };
  return (
    <TypedInput
      {...props}
      onChange={change}
      text={showJson(value ?? '')}
      read={(typed) => {
        if (typed.trim() === '') return { problem: fields.numberMissing };
        const degrees = readDegrees(typed, axis);
        if (degrees !== undefined)
          return {
            value: degrees,
            ...(showJson(degrees) !== typed.trim() && { reading: showJson(degrees) }),
          };
        const point = readPoint(typed);
        if (!point) return { problem: plan.noPoint };
        return { value: { ...point }, reading: `${point.latitude}, ${point.longitude}` };
      }}
      isRequired
    />
  );
}

/** Degrees of a place on the map, as maps write them. */
export const degreesField: Field = {
  ...numberField,
  kind: 'degrees',
  matches: ({ schema }) => schema === pointSchema.shape.latitude || schema === pointSchema.shape.longitude,
  Input: DegreesInput,
};
