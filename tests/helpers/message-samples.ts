import { join } from 'node:path';
import { type Node, Project, type Type, type Symbol as TypeSymbol } from 'ts-morph';
import { projectFolder } from '../../scripts/project/folders.ts';

/** A message that takes values, with its path, and calls that together show all its variants. */
export interface SampledMessage {
  readonly path: readonly string[];
  readonly calls: readonly (readonly unknown[])[];
  /** Texts and figures that have to appear in at least one of its sentences. */
  readonly shown: readonly ShownValue[];
}

/** A text or figure that a message was given, and where among its values. */
export interface ShownValue {
  readonly name: string;
  readonly text: string;
}

/** Sample values by the types of the functions in the English catalogue, so that a new message needs none by hand. */
export function sampleMessages(): readonly SampledMessage[] {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true, skipLibCheck: true },
  });
  const file = project.addSourceFileAtPath(join(projectFolder, 'scripts/messages/english.ts'));
  const catalogue = file.getVariableDeclarationOrThrow('english');
  return messagesBelow(catalogue.getType(), [], catalogue);
}

function messagesBelow(type: Type, path: readonly string[], at: Node): readonly SampledMessage[] {
  const [signature] = type.getCallSignatures();
  if (signature) {
    const sampler = new Sampler(at);
    const values = signature
      .getParameters()
      .map((value) => sampler.samplesOf(typeOf(value, at), value.getName()));
    return [{ path, calls: combinations(values), shown: sampler.shown }];
  }
  if (!type.isObject() || type.isArray()) return [];
  return type
    .getProperties()
    .flatMap((property) => messagesBelow(typeOf(property, at), [...path, property.getName()], at));
}

function typeOf(symbol: TypeSymbol, at: Node): Type {
  return symbol.getTypeAtLocation(at);
}

/** Gives every text and figure another value, so that each can be found again. */
class Sampler {
  readonly #at: Node;
  readonly #shown: ShownValue[] = [];

  constructor(at: Node) {
    this.#at = at;
  }

  get shown(): readonly ShownValue[] {
    return this.#shown;
  }

  samplesOf(type: Type, name: string): readonly unknown[] {
    if (type.isUnion()) return type.getUnionTypes().flatMap((each) => this.samplesOf(each, name));
    if (type.isUndefined()) return [undefined];
    if (type.isBooleanLiteral()) return [type.getText() === 'true'];
    if (type.isLiteral()) return [type.getLiteralValue()];
    if (type.isString()) return [this.#show(name, `${name}-sample`)];
    if (type.isNumber()) return [Number(this.#show(name, String(4210 + this.#shown.length * 7))), 1];
    const item = type.getArrayElementType();
    if (item) {
      const two = [...this.samplesOf(item, `${name}-1`), ...this.samplesOf(item, `${name}-2`)];
      return [[...new Set(two)], []];
    }
    const entries = type
      .getProperties()
      .map(
        (property) =>
          [
            property.getName(),
            this.samplesOf(typeOf(property, this.#at), `${name}.${property.getName()}`),
          ] as const,
      );
    return combinations(entries.map(([, samples]) => samples)).map((values) =>
      Object.fromEntries(entries.map(([key], index) => [key, values[index]])),
    );
  }

  #show(name: string, text: string): string {
    this.#shown.push({ name, text });
    return text;
  }
}

/** Every way of taking one of each. */
function combinations(choices: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return choices.reduce<readonly (readonly unknown[])[]>(
    (taken, samples) => taken.flatMap((values) => samples.map((sample) => [...values, sample])),
    [[]],
  );
}
