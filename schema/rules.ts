/** Rules that a value may break beyond its kind, by name; the checker says them in its languages. */
export type RuleName =
  | 'age-order'
  | 'amount-ambiguous'
  | 'amount-none'
  | 'band-order'
  | 'blank'
  | 'chat-url'
  | 'clock-time'
  | 'currency-code'
  | 'date'
  | 'day-or-date'
  | 'days-or-hours'
  | 'departures'
  | 'email'
  | 'file-name'
  | 'host'
  | 'id'
  | 'language-code'
  | 'letter'
  | 'locale'
  | 'one-change'
  | 'one-mark'
  | 'one-target'
  | 'package-path'
  | 'path'
  | 'percent-or-amount'
  | 'phone'
  | 'plan-or-options'
  | 'quote-pair'
  | 'range-form'
  | 'range-order'
  | 'section-path'
  | 'spaced-mark'
  | 'time-or-text'
  | 'time-range'
  | 'time-zone'
  | 'web-address'
  | 'word';

/** What a schema gives as its error: the name of the rule that is broken. */
export function rule(name: RuleName): { readonly error: RuleName } {
  return { error: name };
}
