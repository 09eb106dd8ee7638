export const exchange = {
  ownCurrency: (currency: string) => ({
    message: `The prices of this site are in ${currency} already.`,
    hint: 'Remove this rate, or name another currency.',
  }),
  languageTwice: (language: string) => ({
    message: `The language "${language}" has another currency already.`,
    hint: 'Leave it at one of the rates only.',
  }),
  old: (days: number) => ({
    message: `The rates are ${days} days old.`,
    hint: 'Write what the currencies cost today, and the day of today; or remove "exchange", and pages show prices only.',
  }),
};
