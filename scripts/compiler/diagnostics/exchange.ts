import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const ownCurrency = (at: Location, currency: string): Diagnostic =>
  error('exchange.own-currency', at, ({ exchange }) => exchange.ownCurrency(currency));

export const languageTwice = (at: Location, language: string): Diagnostic =>
  error('exchange.language-twice', at, ({ exchange }) => exchange.languageTwice(language));

/** @param days how old the rates are */
export const ratesOld = (at: Location, days: number): Diagnostic =>
  warning('exchange.old', at, ({ exchange }) => exchange.old(days));
