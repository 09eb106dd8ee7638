import { type CheckerLanguage, inLanguage, type Localized } from '../../../compiler/diagnostics/language.ts';
import type { NewKind, RenamableKind } from '../kinds.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';

/** What making and renaming entries say, apart from what the check says of the result. */
export interface ScaffoldWords {
  // Command lines that lack something.
  readonly nameKind: (kinds: readonly NewKind[]) => string;
  readonly nameRenamable: (kinds: readonly RenamableKind[]) => string;
  readonly nameId: (kind: NewKind) => string;
  readonly nameIds: (kind: RenamableKind) => string;
  readonly missing: string;

  // Ids and addresses that cannot be.
  readonly taken: (kind: RenamableKind, id: string) => string;
  readonly hasLanguage: (code: string) => string;
  readonly noId: (id: string) => string;
  readonly noLanguageCode: (code: string) => string;
  readonly noEntry: (kind: RenamableKind, id: string) => string;
  readonly idsStandIn: (folder: string) => string;
  readonly noOwnAddress: string;

  // What is asked of somebody at the terminal.
  readonly intro: (kind: NewKind, id: string) => string;
  readonly questions: Questions;
  readonly chooseOne: string;
  readonly chooseSome: string;
  /** The answer that names nothing. */
  readonly none: string;
  readonly needed: string;
  readonly noChoice: (answer: string) => string;

  // What was done, or would be done.
  readonly written: (path: string, isDryRun: boolean) => string;
  readonly removed: (path: string, isDryRun: boolean) => string;
  readonly moved: (from: string, to: string) => string;
  readonly nothingWritten: string;
  readonly checked: (counts: string) => string;

  /** What the operator does next. */
  readonly next: NextSteps;
  /** What stands in the data until the operator replaces it. */
  readonly placeholders: Placeholders;
}

/** What has to be known of a new entry: each says what its answer is for. */
interface Questions {
  readonly region: (kind: NewKind) => string;
  readonly category: string;
  readonly destinationCategory: string;
  readonly destinations: (kind: NewKind) => string;
  readonly days: string;
  readonly image: (kind: NewKind) => string;
  readonly path: string;
  readonly name: string;
  readonly locale: string;
  readonly direction: string;
}

interface NextSteps {
  readonly addActivities: (day: string) => string;
  readonly seePage: (path: string) => string;
  readonly translate: (code: string) => string;
  readonly listedOn: (paths: readonly string[]) => string;
  readonly listedNowhere: string;
  readonly addDays: (packageId: string) => string;
}

interface Placeholders {
  readonly firstActivity: string;
  readonly rating: string;
  readonly priceFrom: string;
  readonly point: string;
  readonly image: string;
}

/** The words of every language. */
export const allWords: Localized<ScaffoldWords> = { en: english, id: indonesian };

/** The words in a language; in the checker's usual one if none is named. */
export function scaffoldWords(language: CheckerLanguage | undefined): ScaffoldWords {
  return inLanguage(allWords, language);
}
