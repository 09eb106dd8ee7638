import { useCallback, useMemo } from 'react';
import type * as z from 'zod';
import { findField } from '../fields/registry.ts';
import type { Json, Operation } from '../store/operation.ts';
import { useDesk, useDeskStore, useValue } from '../store/use-desk.ts';
import { findHint, findLabel } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { describeChange } from './describe-place.ts';
import type { Place } from './field.ts';
import { readSchema } from './schema-node.ts';

interface FieldViewProps {
  readonly schema: z.ZodType;
  readonly place: Place;
  /** Instead of the label of the schema's place. */
  readonly label?: string | undefined;
}

/** The field of a value: chosen by its schema, showing the value at its place and writing changes there. */
export function FieldView({ schema, place: { file, path }, label }: FieldViewProps) {
  const node = useMemo(() => readSchema(schema), [schema]);
  const store = useDeskStore();
  const words = useWords();
  const value = useValue(file, path);
  const errors = useErrors({ file, path });
  const onChange = useCallback(
    (after: Json | undefined, isTyping = false) => {
      const before = store.valueAt(file, path);
      store.edit({
        operations: [setOperation({ file, path }, before, after)],
        sentence: describeChange(store.getState().documents, { file, path }, before, after, words),
        ...(isTyping ? { mergeKey: JSON.stringify([file, path]) } : {}),
      });
    },
    [store, file, path, words],
  );
  const { Input } = findField(node);
  const shown = label ?? findLabel(words.labels, file, path);
  return (
    <div data-field={path.join('.')}>
      <Input
        node={node}
        place={{ file, path }}
        value={value}
        label={shown}
        hint={findHint(words, node.description, shown)}
        errors={errors}
        onChange={onChange}
      />
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

const NOTHING: readonly string[] = [];

/** What the check says of exactly this value. */
function useErrors({ file, path }: Place): readonly string[] {
  const findings = useDesk((state) => state.findings);
  const dotted = path.join('.');
  return useMemo(() => {
    const found = findings.filter((finding) => finding.file === file && finding.path === dotted);
    return found.length === 0 ? NOTHING : found.map(({ message, hint }) => `${message} ${hint}`);
  }, [findings, file, dotted]);
}
