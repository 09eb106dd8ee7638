/** Rules that a value may break beyond its kind, by name; the checker says them in its languages. */
export type RuleName =
  | 'amount-ambiguous'
  | 'amount-digits'
  | 'amount-none'
  | 'band-order'
  | 'blank'
  | 'chat-url'
  | 'clock-time'
  | 'country-code'
  | 'currency-code'
  | 'date'
  | 'email'
  | 'file-name'
  | 'half-hours'
  | 'hidden-field'
  | 'host'
  | 'id'
  | 'language-code'
  | 'letter'
  | 'locale'
  | 'nights-of-days'
  | 'one-mark'
  | 'one-target'
  | 'package-path'
  | 'path'
  | 'phone'
  | 'plan-day'
  | 'plan-empty'
  | 'plan-or-options'
  | 'quote-pair'
  | 'section-path'
  | 'site-address'
  | 'spaced-mark'
  | 'time-or-text'
  | 'time-range'
  | 'web-address'
  | 'whole-number'
  | 'word';

/** What a schema gives as its error: the name of the rule that is broken. */
export function rule(name: RuleName): { readonly error: RuleName } {
  return { error: name };
}
