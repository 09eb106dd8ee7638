import { runInThisContext } from 'node:vm';
import { ts } from 'ts-morph';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { appContent } from '../../scripts/compiler/emit/app-content.ts';
import { emitApp } from '../../scripts/compiler/emit/emit-site.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import * as plural from '../../src/shared/i18n/plural.ts';
import { errorWith } from './resolved-workspace.ts';

type Compiled = Extract<ReturnType<typeof compileSite>, { ok: true }>;

export function compiled(sources: readonly SourceFile[]): Compiled {
  const result = compileSite(sources);
  if (result.ok) return result;
  throw errorWith(result.diagnostics);
}

/** A message of the interface as an emitted module gives it: a text, or a function of its values. */
export type EmittedMessage = string | ((values: Readonly<Record<string, string | number>>) => string);

interface EmittedMessages {
  readonly [name: string]: EmittedMessages | EmittedMessage;
}

let latest: { readonly content: string; readonly messages: EmittedMessages } | undefined;

/**
 * The messages of a language, from the emitted module as it would run in a browser. Sites that differ in their data
 * have the same messages, which are slow to make.
 */
export function emittedMessages({ site }: Pick<Compiled, 'site'>, language: string): EmittedMessages {
  const path = `${language}/messages.ts`;
  const module = emitApp(appContent(site)).find((file) => file.path === path);
  if (!module) throw new Error(`There is no module "${path}".`);
  const { content } = module;
  if (latest?.content !== content) latest = { content, messages: runMessages(content) };
  return latest.messages;
}

function runMessages(content: string): EmittedMessages {
  const code = ts.transpile(content, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.CommonJS,
  });
  const exported: { messages?: EmittedMessages } = {};
  const run: (exports: object, require: typeof required) => void = runInThisContext(
    `(function (exports, require) {${code}\n})`,
  );
  run(exported, required);
  if (!exported.messages) throw new Error('The module exports no messages.');
  return exported.messages;
}

function required(specifier: string): object {
  if (specifier === '#src/shared/i18n/plural.ts') return plural;
  throw new Error(`Messages import "${specifier}", which they should not need.`);
}

export function messageAt(messages: EmittedMessages, key: string): EmittedMessage {
  const found = key
    .split('.')
    .reduce<EmittedMessages | EmittedMessage | undefined>(
      (group, name) => (typeof group === 'object' ? group[name] : undefined),
      messages,
    );
  if (found === undefined || typeof found === 'object') throw new Error(`There is no message "${key}".`);
  return found;
}

export function said(
  message: EmittedMessage,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return typeof message === 'string' ? message : message(values);
}

/** A text with `########` for the hashes of pictures. */
export function textWithoutHashes(text: string): string {
  return text.replace(/(\/images\/[a-z-]+\.)[0-9a-f]{8}(?=[.-])/g, '$1########');
}
