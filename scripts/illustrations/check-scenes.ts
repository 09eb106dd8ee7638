import { type Diagnostic, sortDiagnostics, withoutRepeats } from '../compiler/diagnostics/diagnostic.ts';
import { parseJson } from '../compiler/parse/parse-json.ts';
import { type ParsedFile, valueAtPath } from '../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { issuesToDiagnostics } from '../compiler/validate/issue-to-diagnostics.ts';
import { checkNames } from './check-names.ts';
import { invalidText, sameFile } from './scene-findings.ts';
import { type Illustration, illustrationSchema } from './schema/illustration.ts';
import type { Rule } from './schema/rule.ts';

/** A scene whose file has the shape of one. */
export interface Scene {
  /** The file's name without ending. */
  readonly name: string;
  readonly file: ParsedFile;
  readonly illustration: Illustration;
}

/** The scenes as far as they are sound, and everything that is wrong with any. */
export interface CheckedScenes {
  readonly scenes: readonly Scene[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks scenes in one run: syntax, shape, what they name, which picture they draw. Pure. */
export function checkScenes(sources: readonly SourceFile[]): CheckedScenes {
  const checked = sources.map(checkOne);
  const scenes = checked.flatMap(({ scene }) => scene ?? []);
  const found = checked.flatMap(({ diagnostics }) => diagnostics);
  return { scenes, diagnostics: withoutRepeats(sortDiagnostics([...found, ...findSameFiles(scenes)])) };
}

function checkOne(source: SourceFile): {
  readonly scene?: Scene;
  readonly diagnostics: readonly Diagnostic[];
} {
  const { file, diagnostics } = parseJson(source);
  if (!file) return { diagnostics };
  const result = illustrationSchema.safeParse(file.value);
  if (!result.success) return { diagnostics: [...diagnostics, ...shapeFindings(file, result.error.issues)] };
  const scene = { name: source.path.replace(/\.json$/, ''), file, illustration: result.data };
  return { scene, diagnostics: [...diagnostics, ...checkNames(file, result.data)] };
}

type Issues = NonNullable<ReturnType<typeof illustrationSchema.safeParse>['error']>['issues'];

/** The compiler tells what is wrong with a shape; how a text is to be written, the scenes' own rules: their names are zod's messages. */
function shapeFindings(file: ParsedFile, issues: Issues): readonly Diagnostic[] {
  const others = issues.filter(({ code }) => code !== 'invalid_format');
  const texts = issues.filter(({ code }) => code === 'invalid_format');
  return [
    ...issuesToDiagnostics(file, illustrationSchema, others),
    ...texts.map(({ path, message }) => {
      const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
      return invalidText(file.valueAt(steps), message as Rule, valueAtPath(file.value, steps));
    }),
  ];
}

/** A copied scene that still draws the picture of its model would take that one's place. */
function findSameFiles(scenes: readonly Scene[]): readonly Diagnostic[] {
  return scenes.flatMap(({ file, illustration }, index) => {
    const first = scenes.slice(0, index).find((other) => other.illustration.file === illustration.file);
    return first ? [sameFile(file.valueAt(['file']), illustration.file, first.file.path)] : [];
  });
}
