import {
  type Project,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
  type VariableStatementStructure,
  type WriterFunction,
} from 'ts-morph';

/** A file to be written: a path below the folder of generated modules, and its whole content. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

/** The first line of a generated module: where to edit instead. */
export function header(sources: string): string {
  return `// Generated: do not edit. It follows from ${sources} in the data folder.`;
}

/** A module that ts-morph prints from its statements. */
export function emitModule(
  project: Project,
  path: string,
  sources: string,
  statements: readonly (StatementStructures | string)[],
): GeneratedFile {
  const file = project.createSourceFile(path, { statements: [...statements] });
  return { path, content: `${header(sources)}\n${file.getFullText()}` };
}

/** A constant that is exported. */
export function constant(
  name: string,
  type: string,
  initializer: WriterFunction,
): VariableStatementStructure {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type, initializer }],
  };
}
