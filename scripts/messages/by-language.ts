/** The same in each language that the commands speak, by the codes of the languages. */
export interface ByLanguage<Value> {
  readonly en: Value;
  readonly id: Value;
}
