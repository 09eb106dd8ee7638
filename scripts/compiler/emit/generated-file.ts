/** A file to be written: a path below the folder of generated modules, and its whole content. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** The first line of a generated module: where to edit instead. */
export function header(sources: string): string {
  return `// Generated: do not edit. It follows from ${sources} in the data folder.`;
}
