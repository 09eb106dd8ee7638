import { memo, useCallback, useMemo } from 'react';
import type * as z from 'zod';
import { findField } from '../fields/registry.ts';
import { describeLoss } from '../pricing/describe-loss.ts';
import { changesPrices } from '../pricing/lost-prices.ts';
import { isSame, type Json, type Operation } from '../store/operation.ts';
import { useDeskStore, useFindingsAt, useValue } from '../store/use-desk.ts';
import { findHint, findLabel } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { describeChange } from './describe-change.ts';
import type { Place } from './field.ts';
import { Remark } from './Remark.tsx';
import { readSchema } from './schema-node.ts';

interface FieldViewProps {
  readonly schema: z.ZodType;
  readonly place: Place;
  /** Instead of the label of the schema's place. */
  readonly label?: string | undefined;
}

const NONE: readonly string[] = [];

/**
 * The field of a value: chosen by its schema, showing the value at its place and writing changes there. It renders again
 * for its own value only, not for those around it.
 */
export const FieldView = memo(PlainFieldView, isSameField);

function isSameField(left: FieldViewProps, right: FieldViewProps): boolean {
  return (
    left.schema === right.schema &&
    left.label === right.label &&
    left.place.file === right.place.file &&
    isSame([...left.place.path], [...right.place.path])
  );
}

function PlainFieldView({ schema, place: { file, path }, label }: FieldViewProps) {
  const node = useMemo(() => readSchema(schema), [schema]);
  const store = useDeskStore();
  const words = useWords();
  const value = useValue(file, path);
  const errors = useFindingsAt('error', file, path);
  const onChange = useCallback(
    (after: Json | undefined, isTyping = false) => {
      const before = store.valueAt(file, path);
      store.edit({
        operations: [setOperation({ file, path }, before, after)],
        sentence: (first, documents) => describeChange(documents, { file, path }, first, after, words),
        ...(isTyping ? { mergeKey: JSON.stringify([file, path]) } : {}),
      });
    },
    [store, file, path, words],
  );
  const refuse = useCallback(
    (after: Json | undefined) => {
      const { documents } = store.getState();
      const operation = setOperation({ file, path }, store.valueAt(file, path), after);
      return describeLoss(documents, [operation], words);
    },
    [store, file, path, words],
  );
  const { Input } = findField(node);
  const shown = label ?? findLabel(words.labels, file, path);
  return (
    <div data-file={file} data-field={path.join('.')}>
      <Input
        node={node}
        place={{ file, path }}
        value={value}
        label={shown}
        hint={findHint(words, node.description, shown)}
        errors={errors === '' ? NONE : [errors]}
        onChange={onChange}
        refuse={changesPrices(file, path) ? refuse : undefined}
      />
      <Remark file={file} path={path} />
    </div>
  );
}

function setOperation({ file, path }: Place, before: Json | undefined, after: Json | undefined): Operation {
  return {
    kind: 'set',
    file,
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
