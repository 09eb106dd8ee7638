import { FieldView } from './FieldView.tsx';
import { readSchema } from './schema-node.ts';
import { schemaOf } from './schema-of.ts';

interface FieldsOfProps {
  readonly file: string;
  /** Keys at the top of the file, in the order in which they are shown. */
  readonly keys: readonly string[];
}

/** Some fields of a file. */
export function FieldsOf({ file, keys }: FieldsOfProps) {
  const schema = schemaOf(file);
  const shape = (schema && readSchema(schema).shape) ?? {};
  return keys.map((key) => {
    const field = shape[key];
    return field && <FieldView key={key} schema={field} place={{ file, path: [key] }} />;
  });
}
