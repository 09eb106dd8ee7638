import type { RuleName } from '../../../schema/rules.ts';
import type { ByLanguage } from '../../messages/messages.ts';
import { finding } from '../diagnostics/finding.ts';
import { nameFound, written } from './describe.ts';
import { numberRules } from './number-rules.ts';
import { textRules } from './text-rules.ts';

/** The demand of a rule, without full stop, and a hint if the demand does not explain the remedy. */
type Asked = string | readonly [asks: string, hint: string | undefined];

export type RuleWords = ByLanguage<Asked | ((found: string) => Asked)>;

/** The rules of the schemas in words. */
const rules: Readonly<Record<RuleName, RuleWords>> = { ...numberRules, ...textRules };

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
    const { asks, hint = 'Write it as in the example.' } = explainRule(rule, written(value)).en;
    return [`${asks}; found ${nameFound(value, words)}.`, hint];
  },
  id: ({ rule, value }, words) => {
    const { asks, hint = 'Tulis seperti pada contoh.' } = explainRule(rule, written(value)).id;
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
