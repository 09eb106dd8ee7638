import type * as z from 'zod';
import type { RuleName } from '../../../schema/rules.ts';
import { readDefinition, readMeta } from '../../../schema/schema-walk.ts';
import type { ByLanguage } from '../../messages/messages.ts';
import { finding } from '../diagnostics/finding.ts';
import { addressRules } from './address-rules.ts';
import { numberRules } from './number-rules.ts';
import { textRules } from './text-rules.ts';

/** The demand of a rule, without full stop, and a hint if the demand does not explain the remedy. */
type Asked = string | readonly [asks: string, hint: string | undefined];

export type RuleWords = ByLanguage<Asked | ((found: string) => Asked)>;

/** The rules of the schemas in words. */
const rules: Readonly<Record<RuleName, RuleWords>> = { ...addressRules, ...numberRules, ...textRules };

/** A rule that a version of zod names and this table does not. */
const unnamed: RuleWords = {
  en: 'This value has the wrong form here',
  id: 'Isi ini tidak ditulis sebagaimana mestinya',
};

interface ExplainedRule {
  readonly asks: string;
  readonly hint?: string | undefined;
}

/**
 * A broken rule in words.
 *
 * @param found the value as it is written
 */
export function explainRule(name: string, found: string): ByLanguage<ExplainedRule> {
  const { en, id } = isRule(name) ? rules[name] : unnamed;
  const explain = (words: Asked | ((value: string) => Asked)): ExplainedRule => {
    const said = typeof words === 'function' ? words(found) : words;
    return typeof said === 'string' ? { asks: said } : { asks: said[0], hint: said[1] };
  };
  return { en: explain(en), id: explain(id) };
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** A value of the right type in a wrong notation. */
export const invalidValue = finding('shape.invalid', 'error', {
  en: ({ rule, value }: { rule: string; value: unknown }, words) => {
    const { asks, hint = 'Write it as in the example.' } = explainRule(rule, formatLiteral(value)).en;
    return [`${asks}; found ${nameFound(value, words)}.`, hint];
  },
  id: ({ rule, value }, words) => {
    const { asks, hint = 'Tulis seperti pada contoh.' } = explainRule(rule, formatLiteral(value)).id;
    return [`${asks}; yang tertulis ${nameFound(value, words)}.`, hint];
  },
});

/** A value that breaks a rule about several values together. */
export const brokenRule = finding('shape.rule', 'error', {
  en: ({ rule, found }: { rule: string; found: string }) => {
    const { asks, hint = 'Correct the value.' } = explainRule(rule, found).en;
    return [`${asks}.`, hint];
  },
  id: ({ rule, found }) => {
    const { asks, hint = 'Perbaiki isinya.' } = explainRule(rule, found).id;
    return [`${asks}.`, hint];
  },
});

/** The words of a language for values. */
interface ValueWords {
  readonly kind: (name: string) => string;
  readonly anyValue: string;
  readonly nothing: string;
  readonly list: string;
  readonly entry: string;
  readonly or: (alternatives: readonly string[]) => string;
}

/** The values that a place expects, in words: "a number", "an entry in { } or a list in [ ]". */
export function nameExpected(schemas: readonly z.ZodType[], words: ValueWords): string {
  const names = new Set(schemas.flatMap((schema) => nameSchema(schema, words)));
  return names.size === 0 ? words.anyValue : words.or([...names]);
}

/** Names of the values of a schema; a literal is named as it is written. */
function nameSchema(schema: z.ZodType, words: ValueWords): readonly string[] {
  if (readMeta(schema)?.amount) return [words.kind('amount')];
  const { type, options, values } = readDefinition(schema);
  if (options) return options.flatMap((option) => nameSchema(option, words));
  return values ? values.map(formatLiteral) : [words.kind(type)];
}

/** A value in words, short enough for a message. */
export function nameFound(value: unknown, words: ValueWords): string {
  if (value === undefined) return words.nothing;
  if (Array.isArray(value)) return words.list;
  return typeof value === 'object' && value !== null ? words.entry : formatLiteral(value);
}

/** A text, number, true, false or null as it is written in JSON, shortened. */
export function formatLiteral(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}…` : text;
}

const MAX_LENGTH = 60;
