import { schemasAt } from '../../../schema/schema-walk.ts';
import { findSchema } from '../form/find-schema.ts';
import { readSchema } from '../form/schema-node.ts';
import type { DeskFinding } from '../store/api.ts';
import type { Path } from '../store/operation.ts';
import { branchName } from './branch-name.ts';
import { findLabelKey, findTextLabel } from './labels.ts';
import type { DeskWords } from './words.ts';

/** Findings on fields that are empty: the place says everything else. */
const MISSING = new Set(['shape.missing-field', 'text.missing']);

/** A finding in the words of the desk: keys by the labels of their fields, values and files by their names. */
export function sayLabels(finding: DeskFinding, words: DeskWords): DeskFinding {
  const choice = sayChoice(finding, words);
  if (choice !== undefined) return { ...finding, message: choice, hint: '' };
  if (MISSING.has(finding.code)) {
    const [, ...named] = /"([^"]+)"/.exec(finding.message)?.[1]?.split('.') ?? [];
    // A text is named by its whole path, and the finding is at what holds it.
    const path = finding.code === 'text.missing' && named.length > 0 ? named : splitPath(finding.path);
    return { ...finding, message: words.fields.missing(findTextLabel(words, finding.file, path)), hint: '' };
  }
  const say = (sentence: string) => sayFiles(sayKeys(sentence, finding, words), words);
  return { ...finding, message: say(finding.message), hint: say(finding.hint) };
}

/** The sentence on an object that has several groups of fields of which it can have one, or none of them. */
function sayChoice({ code, file, path }: DeskFinding, words: DeskWords): string | undefined {
  const schema = code === 'shape.rule' ? findSchema(file) : undefined;
  if (!schema) return undefined;
  const steps = splitPath(path);
  for (const own of [steps, steps.slice(0, -1)]) {
    const groups = schemasAt(schema, own).flatMap((one) => readSchema(one).meta?.oneOf ?? []);
    const names = groups.map((keys) =>
      keys.map((key) => branchName(words, { file, path: own }, key)).join(` ${words.fields.and} `),
    );
    if (names.length > 0) return words.fields.chooseOne(names);
  }
  return undefined;
}

function splitPath(path: string): Path {
  return path === '' ? [] : path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Keys and values are in straight quotation marks. */
function sayKeys(sentence: string, { file, path }: DeskFinding, { labels, choices }: DeskWords): string {
  const steps = splitPath(path);
  return sentence.replace(/"([A-Za-z][\w-]*)"/g, (quoted: string, key: string) => {
    // The key may be of the place itself, beside it, or of something else.
    const places: readonly Path[] = [
      steps.at(-1) === key ? steps : [...steps, key],
      [...steps.slice(0, -1), key],
      [key],
    ];
    const [found] = places.flatMap((place) => findLabelKey(labels, file, place) ?? []);
    const name = (found === undefined ? undefined : labels[found]) ?? choices[key];
    return name === undefined ? quoted : `“${name}”`;
  });
}

function sayFiles(sentence: string, { labels, areas }: DeskWords): string {
  return sentence.replace(
    /"?((?:[\w-]+\/)*)([\w-]+)\.json"?/g,
    (whole: string, folders: string, name: string) => {
      const [folder = ''] = folders.split('/');
      if (folder === 'texts') return `“${areas[name] ?? name}”`;
      const label = labels[folder === '' ? name : folder];
      if (label === undefined) return whole;
      return folder === '' ? `“${label}”` : `“${label}: ${name}”`;
    },
  );
}
