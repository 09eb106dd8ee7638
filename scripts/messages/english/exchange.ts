export const exchange = {
  ownCurrency: (currency: string) => ({
    message: `The prices of this site are already in ${currency}.`,
    hint: 'Remove this rate, or name another currency.',
  }),
  languageTwice: (language: string) => ({
    message: `The language "${language}" already has another currency.`,
    hint: 'Keep it in one rate only.',
  }),
  old: (days: number) => ({
    message: `The rates are ${days} days old.`,
    hint: 'Write today’s rates and today’s date; or remove "exchange", and pages show prices only.',
  }),
};
