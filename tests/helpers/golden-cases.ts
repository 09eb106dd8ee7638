import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckOptions } from '../../scripts/compiler/check-site.ts';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import type { OtherThan } from '../../scripts/files/regular-file.ts';
import { secondOperator, type Workspace } from './workspace.ts';

interface Edits extends Omit<CheckOptions, 'typefaces'> {
  /** Packages with typefaces that are there, and whether they have them in whole files. */
  readonly typefaces?: Readonly<Record<string, boolean>>;
  readonly replace?: readonly {
    readonly file: string;
    readonly text: string;
    readonly with?: string;
    /** Instead of a text: bytes in hexadecimal. */
    readonly withBytes?: string;
  }[];
  readonly without?: readonly string[];
  /** What is no file, by its path: a link, a pipe, a socket, a device. */
  readonly unread?: Readonly<Record<string, OtherThan>>;
  /** Files with the content of others: not every disk can hold two names that differ in capital letters. */
  readonly copies?: readonly { readonly from: string; readonly to: string }[];
}

export const goldenFolder = join(import.meta.dirname, '../golden');

export function goldenCases(): readonly string[] {
  return readdirSync(goldenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** How the check is asked in a case: `"forPublishing": true`, `"today": "2030-01-31"` or `"typefaces": {}` in its edits. */
export function optionsOfCase(name: string): CheckOptions {
  const edits = join(goldenFolder, name, 'edits.json');
  if (!existsSync(edits)) return {};
  const { forPublishing = false, today, typefaces = {} }: Edits = JSON.parse(readFileSync(edits, 'utf8'));
  const installed = Object.entries(typefaces).map(([typeface, isWhole]) => [typeface, { isWhole }] as const);
  return { forPublishing, today, typefaces: new Map(installed) };
}

/** The second operator's data with what a case changes in it. */
export function workspaceOfCase(name: string): Workspace {
  const input = join(goldenFolder, name, 'input');
  const edits = join(goldenFolder, name, 'edits.json');
  let workspace = secondOperator();
  if (existsSync(input)) {
    for (const { path, bytes } of readDataFolder(input)) workspace = workspace.withBytes(path, bytes);
  }
  return existsSync(edits) ? applyEdits(workspace, JSON.parse(readFileSync(edits, 'utf8'))) : workspace;
}

function applyEdits(
  workspace: Workspace,
  { replace = [], without = [], unread = {}, copies = [] }: Edits,
): Workspace {
  let edited = workspace;
  for (const { file, text, with: replacement = '', withBytes } of replace) {
    edited =
      withBytes === undefined
        ? edited.replace(file, text, replacement)
        : replaceBytes(edited, file, text, withBytes);
  }
  for (const path of without) edited = edited.without(path);
  for (const [path, reason] of Object.entries(unread)) edited = edited.withUnread(path, { reason });
  for (const { from, to } of copies) edited = edited.withBytes(to, edited.bytes(from));
  return edited;
}

function replaceBytes(workspace: Workspace, file: string, text: string, hex: string): Workspace {
  const [before = '', after] = workspace.text(file).split(text);
  if (after === undefined) throw new Error(`"${text}" does not occur in "${file}".`);
  return workspace.withBytes(
    file,
    Buffer.concat([Buffer.from(before), Buffer.from(hex, 'hex'), Buffer.from(after)]),
  );
}
