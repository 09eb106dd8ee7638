import type { ByLanguage } from '../../messages/messages.ts';
import { Diagnostic, type Explanation, type Location, type Severity } from './diagnostic.ts';
import { type Phrases, phrases } from './phrases.ts';

type Words = readonly [message: string, hint: string];

/** The words of a finding, from the values that they show and the wording that findings of a language share. */
type Template<Values, Shared> = Words | ((values: Values, phrases: Shared) => Words);

/** The words of a finding in each language of the commands. */
export type Wording<Values> = { readonly [Code in keyof Phrases]: Template<Values, Phrases[Code]> };

/**
 * Declares a finding: a function that makes it for a place, from the values that its words show.
 *
 * @param code permanent, dotted
 */
export function finding<Values = void>(
  code: string,
  severity: Severity,
  wording: Wording<Values>,
): (at: Location, values: Values) => Diagnostic {
  const explain: ByLanguage<(values: Values) => Explanation> = {
    en: (values) => inWords(wording.en, values, phrases.en),
    id: (values) => inWords(wording.id, values, phrases.id),
  };
  return (at, values) => new Diagnostic(severity, code, at, ({ choose }) => choose(explain)(values));
}

function inWords<Values, Shared>(
  template: Template<Values, Shared>,
  values: Values,
  shared: Shared,
): Explanation {
  const [message, hint] = typeof template === 'function' ? template(values, shared) : template;
  return { message, hint };
}
