import type CodeBlockWriter from 'code-block-writer';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a plain value (texts, numbers, lists, records) as a TypeScript literal. */
export function writeLiteral(writer: CodeBlockWriter, value: unknown): void {
  if (Array.isArray(value)) writeList(writer, value);
  else if (typeof value === 'object' && value !== null) writeRecord(writer, value);
  else writer.write(JSON.stringify(value));
}

/** A key of an object literal, quoted where necessary. */
export function literalKey(key: string): string {
  return IDENTIFIER.test(key) ? key : JSON.stringify(key);
}

function writeList(writer: CodeBlockWriter, items: readonly unknown[]): void {
  if (items.length === 0) {
    writer.write('[]');
    return;
  }
  writer.write('[').newLine();
  writer.indent(() => {
    for (const item of items) {
      writeLiteral(writer, item);
      writer.write(',').newLine();
    }
  });
  writer.write(']');
}

function writeRecord(writer: CodeBlockWriter, record: object): void {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  if (entries.length === 0) {
    writer.write('{}');
    return;
  }
  writer.write('{').newLine();
  writer.indent(() => {
    for (const [key, value] of entries) {
      writer.write(`${literalKey(key)}: `);
      writeLiteral(writer, value);
      writer.write(',').newLine();
    }
  });
  writer.write('}');
}
