import { join, relative } from 'node:path';
import { Node, Project, type SourceFile, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

const scriptsFolder = join(projectFolder, 'scripts');

/** What may stand in the code, by the file that says it. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Written alike for everybody, since other programs read it.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is looked for as it stands in the code.
  'commands/test.ts': ['\\n${passed} passed, ${failed} failed'],
};

/** All code of operators' commands; `run.cjs` is none of it: it speaks, in both languages, before anything can be loaded. */
function sources(): readonly SourceFile[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  return project.addSourceFilesAtPaths([
    join(scriptsFolder, '**/*.ts'),
    `!${join(scriptsFolder, 'messages')}/**`,
    // For developers, in English only.
    `!${join(scriptsFolder, '{bench,project}')}/**`,
    `!${join(scriptsFolder, 'commands/bench.ts')}`,
  ]);
}

/** What prints a text, or takes one that is printed for whoever called the command. */
const SAYING =
  /^(?:console\.(?:log|info|error|warn)|process\.std(?:out|err)\.write|paint|everywhere|Failure|UsageError)$/;

/** Texts of two words and more that are said as they stand. */
function saidSentences(file: SourceFile): readonly string[] {
  return [
    ...file.getDescendantsOfKind(SyntaxKind.CallExpression),
    ...file.getDescendantsOfKind(SyntaxKind.NewExpression),
  ]
    .filter((call) => SAYING.test(call.getExpression().getText()))
    .flatMap((call) => call.getArguments().flatMap(textsIn))
    .filter(
      (text) =>
        /\p{L}{2,}[^\p{L}]* \p{L}{2,}/u.test(withoutValues(text)) ||
        /^(?:\\n)*\p{Lu}\p{Ll}+[ :]/u.test(text) ||
        /\} \p{L}{2,}/u.test(text),
    );
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
  const files = sources();
  const pathOf = (file: SourceFile): string =>
    relative(scriptsFolder, file.getFilePath()).replaceAll('\\', '/');

  it('is looked for in all of their files', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.map(pathOf)).toEqual(
      expect.arrayContaining(['main.ts', 'commands/check.ts', 'operator/prices/diff/diff-prices.ts']),
    );
  });

  it('stands in the catalogue of messages', () => {
    const said = files.map((file) => [pathOf(file), saidSentences(file)] as const);
    expect(Object.fromEntries(said.filter(([, sentences]) => sentences.length > 0))).toEqual(EXCEPTIONS);
  });

  it.each([
    ['console.log(`The site is in the folder.`)', ['The site is in the folder.']],
    ["console.error('not found')", ['not found']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['console.error(`${done} kills`)', ['${done} kills']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['console.log(`Installing ${names}`)', ['Installing ${names}']],
    ["throw new Failure(everywhere('It is gone.'))", ['It is gone.', 'It is gone.']],
    ['console.log(messages.build.done)', []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
    ['console.log(`  ${words.folder}: ${path}`)', []],
  ])('is found where it does not: %s', (code, found) => {
    const project = new Project({ useInMemoryFileSystem: true });
    expect(saidSentences(project.createSourceFile('a.ts', code)).toSorted()).toEqual(found);
  });
});
