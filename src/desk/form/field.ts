import type { ComponentType } from 'react';
import type { DeskDocument } from '../store/documents.ts';
import type { Json, Path } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';
import type { SchemaNode } from './schema-node.ts';

/** A place in a file of the data folder. */
export interface Place {
  readonly file: string;
  readonly path: Path;
}

/** The props of an input of a form. */
export interface FieldProps {
  readonly node: SchemaNode;
  readonly place: Place;
  /** As it is in the file, perhaps of the wrong type. Undefined if the key is absent. */
  readonly value: Json | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Sentences of the check about exactly this value. */
  readonly errors: readonly string[];
  /**
   * Writes another value; undefined removes the key.
   *
   * @param isTyping edits in a row while one types are one step of undo
   */
  readonly onChange: (value: Json | undefined, isTyping?: boolean) => void;
  /** A sentence on why a typed value is refused; undefined if it is accepted. */
  readonly refuse?: ((value: Json | undefined) => string | undefined) | undefined;
}

/** A way to show and edit values of some schemas. */
export interface Field {
  /** Name of the kind, for tests. */
  readonly kind: string;
  readonly matches: (node: SchemaNode) => boolean;
  readonly Input: ComponentType<FieldProps>;
  /** One short line for folded parts and sentences of undo. */
  readonly summarize: (value: Json, node: SchemaNode, context: SummaryContext) => string;
}

/** The words of the desk, and the documents with the names of entries. */
export interface SummaryContext {
  readonly words: DeskWords;
  readonly documents: ReadonlyMap<string, DeskDocument>;
}
