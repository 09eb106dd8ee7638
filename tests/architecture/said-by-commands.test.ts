import { join } from 'node:path';
import { Node, Project, type SourceFile, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

/** Folders whose code speaks to operators; what it says stands in the catalogue of messages. */
const SPEAKING = ['commands', 'operator', 'report', 'files'];

/** Written alike for everybody, since other programs read it. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is looked for as it stands in the code.
const READ_BY_PROGRAMS = ['\\n${passed} passed, ${failed} failed'];

function sourcesOf(...folders: readonly string[]): readonly SourceFile[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  return folders.flatMap((folder) =>
    project.addSourceFilesAtPaths(join(projectFolder, 'scripts', folder, '**/*.ts')),
  );
}

/** Texts of two words and more that are printed as they stand. */
function printedSentences(file: SourceFile): readonly string[] {
  return file
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((call) =>
      /^(?:console\.(?:log|error|warn)|process\.std(?:out|err)\.write|paint)$/.test(
        call.getExpression().getText(),
      ),
    )
    .flatMap((call) => call.getArguments().flatMap(textsIn))
    .filter(
      (text) =>
        /\p{L}{2,}[^\p{L}]* \p{L}{2,}/u.test(withoutValues(text)) || /^\\n?\p{Lu}\p{Ll}+ /u.test(text),
    )
    .filter((text) => !READ_BY_PROGRAMS.includes(text));
}

function textsIn(node: Node): readonly string[] {
  const found = [node, ...node.getDescendants()];
  return found
    .filter(
      (each) =>
        Node.isStringLiteral(each) ||
        Node.isNoSubstitutionTemplateLiteral(each) ||
        Node.isTemplateExpression(each),
    )
    .map((each) => each.getText().slice(1, -1));
}

function withoutValues(text: string): string {
  return text.replace(/\$\{[^}]*\}/g, '').replace(/\\n/g, ' ');
}

describe('what commands say', () => {
  const files = sourcesOf(...SPEAKING);

  it('is looked for in all of their files', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('stands in the catalogue of messages', () => {
    const found = files.flatMap((file) =>
      printedSentences(file).map((text) => `${file.getBaseName()}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is found where it does not', () => {
    const project = new Project({ useInMemoryFileSystem: true });
    const file = project.createSourceFile(
      'a.ts',
      "console.log(`The site is in the folder.`); console.error('not found');",
    );
    expect(printedSentences(file)).toEqual([expect.stringMatching(/^The site is in/), 'not found']);
  });
});
