import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledTypefaces } from '../../compiler/check/languages.ts';
import { projectFolder } from '../../project/folders.ts';

/** A package of Fontsource: one typeface, in files by part of its letters and by weight. */
export interface TypefacePackage {
  /** The package. */
  readonly name: string;
  readonly family: string;
  readonly version: string;
  /** Parts of its letters that have a name: `arabic`, `latin`, … */
  readonly parts: readonly string[];
  /** Its weights, as style sheets give them: one range, or two weights. */
  readonly weights: readonly TypefaceWeight[];
  /** File with a part of the letters in a weight. */
  fontFile(part: string, weight: TypefaceWeight): string;
}

export interface TypefaceWeight {
  /** In a style sheet: `400 700` of a variable typeface, else `400`. */
  readonly css: string;
  /** In the names of files. */
  readonly file: string;
  /** The part of its range that pages use; nothing if there is no range. */
  readonly range?: { readonly min: number; readonly max: number };
}

/** Weights of running text and headings. */
const REGULAR = 400;
const BOLD = 700;

const SCOPES = ['@fontsource', '@fontsource-variable'];
const MODULES = join(projectFolder, 'node_modules');

interface Metadata {
  readonly id: string;
  readonly family: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
}

/** Every package of Fontsource that is installed, and whether its files hold whole parts of the letters. */
export function installedTypefaces(): InstalledTypefaces {
  const names = SCOPES.flatMap((scope) =>
    readdirSync(join(MODULES, scope)).map((name) => `${scope}/${name}`),
  );
  return new Map(names.map((name) => [name, { isWhole: isWhole(name) }]));
}

/** An installed package. */
export function openTypeface(name: string): TypefacePackage {
  const { id, family, subsets, weights } = readMetadata(name);
  const { version } = readJson(name, 'package.json') as { readonly version: string };
  return {
    name,
    family,
    version,
    parts: subsets,
    weights: isVariable(name) ? [variableWeight(weights)] : fixedWeights(weights),
    fontFile: (part, weight) => join(MODULES, name, 'files', `${id}-${part}-${weight.file}-normal.woff2`),
  };
}

/** Large typefaces come in a hundred slices by code points, some packages in nothing else. */
function isWhole(name: string): boolean {
  const { id, subsets } = readMetadata(name);
  const files = readdirSync(join(MODULES, name, 'files'));
  return subsets.every((part) => files.some((file) => file.startsWith(`${id}-${part}-`)));
}

function isVariable(name: string): boolean {
  return name.startsWith('@fontsource-variable/');
}

function variableWeight(weights: readonly number[]): TypefaceWeight {
  const clamp = (weight: number): number =>
    Math.min(Math.max(weight, Math.min(...weights)), Math.max(...weights));
  const range = { min: clamp(REGULAR), max: clamp(BOLD) };
  return { css: `${range.min} ${range.max}`, file: 'wght', range };
}

function fixedWeights(weights: readonly number[]): readonly TypefaceWeight[] {
  const nearest = (wanted: number): number =>
    weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best));
  return [...new Set([nearest(REGULAR), nearest(BOLD)])].map((weight) => ({
    css: String(weight),
    file: String(weight),
  }));
}

function readMetadata(name: string): Metadata {
  return readJson(name, 'metadata.json') as Metadata;
}

function readJson(name: string, file: string): unknown {
  return JSON.parse(readFileSync(join(MODULES, name, file), 'utf8'));
}
