import { findSchema } from '../../../schema/file-roles.ts';
import { FieldView } from './FieldView.tsx';
import { readSchema } from './schema-node.ts';

interface FieldsOfProps {
  readonly file: string;
  /** Keys at the top of the file, in the order in which they are shown. */
  readonly keys: readonly string[];
}

/** Some fields of a file. */
export function FileFields({ file, keys }: FieldsOfProps) {
  const schema = findSchema(file);
  const shape = (schema && readSchema(schema).shape) ?? {};
  return keys.map((key) => {
    const field = shape[key];
    return field && <FieldView key={key} schema={field} place={{ file, path: [key] }} />;
  });
}
