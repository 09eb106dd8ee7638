import {
  type InterfaceDeclarationStructure,
  type Project,
  StructureKind,
  VariableDeclarationKind,
  type WriterFunction,
} from 'ts-morph';
import type { ArgumentType } from '../../../schema/primitives.ts';
import type { MessageGroup, ResolvedMessage } from '../resolve/messages.ts';
import { type GeneratedFile, header } from './generated-file.ts';
import { messageExpression, usedHelpers } from './message-expression.ts';
import { literalKey } from './write-literal.ts';

/** The type of the interface's messages, the same for every language. */
export function emitMessagesType(project: Project, messages: MessageGroup): GeneratedFile {
  const path = 'messages.ts';
  const root: InterfaceDeclarationStructure = {
    kind: StructureKind.Interface,
    isExported: true,
    name: 'Messages',
    docs: ['The texts of the interface; those with values are functions.'],
    properties: [...messages.entries].map(([name, entry]) => ({
      name: literalKey(name),
      isReadonly: true,
      type: (writer) => writer.write(typeOf(entry)),
    })),
  };
  const file = project.createSourceFile(path, { statements: [root] });
  return { path, content: `${header('the schema of the interface texts')}\n${file.getFullText()}` };
}

function typeOf(entry: MessageGroup | ResolvedMessage): string {
  if (entry.type === 'message') return signature(entry.arguments);
  const properties = [...entry.entries].map(
    ([name, child]) => `readonly ${literalKey(name)}: ${typeOf(child)};`,
  );
  return `{ ${properties.join(' ')} }`;
}

function signature(args: Readonly<Record<string, ArgumentType>>): string {
  const parameters = Object.entries(args).map(([name, type]) => `readonly ${literalKey(name)}: ${type}`);
  return parameters.length === 0 ? 'string' : `(values: { ${parameters.join('; ')} }) => string`;
}

/** The messages of one language: texts, and functions for those with values. */
export function emitMessages(project: Project, language: string, messages: MessageGroup): GeneratedFile {
  const path = `${language}/messages.ts`;
  const helpers = usedHelpers(messages);
  const file = project.createSourceFile(path, {
    statements: [
      ...(helpers.length > 0
        ? [
            {
              kind: StructureKind.ImportDeclaration as const,
              moduleSpecifier: '#src/shared/i18n/plural.ts',
              namedImports: [...helpers],
            },
          ]
        : []),
      {
        kind: StructureKind.ImportDeclaration,
        isTypeOnly: true,
        moduleSpecifier: '../messages.ts',
        namedImports: ['Messages'],
      },
      {
        kind: StructureKind.VariableStatement,
        isExported: true,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: 'messages', type: 'Messages', initializer: groupWriter(messages) }],
      },
    ],
  });
  return { path, content: `${header(`texts/${language}/interface.json`)}\n${file.getFullText()}` };
}

function groupWriter(group: MessageGroup): WriterFunction {
  return (writer) => {
    writer.inlineBlock(() => {
      for (const [name, entry] of group.entries) {
        writer.write(`${literalKey(name)}: `);
        if (entry.type === 'group') groupWriter(entry)(writer);
        else writer.write(messageExpression(entry));
        writer.write(',').newLine();
      }
    });
  };
}
