import type { Diagnostic, Location } from './diagnostic.ts';

export const missingPrice = (at: Location, tier: string): Diagnostic => ({
  code: 'price.missing-tier',
  severity: 'error',
  at,
  message: `The row has no price for "${tier}".`,
  hint: `Add "${tier}" with the price per person.`,
});

export const duplicateRow = (at: Location, band: string): Diagnostic => ({
  code: 'price.duplicate-row',
  severity: 'error',
  at,
  message: `The group size "${band}" has two rows.`,
  hint: 'Remove one of the two.',
});

export const rowOrder = (at: Location, band: string, before: string): Diagnostic => ({
  code: 'price.row-order',
  severity: 'error',
  at,
  message: `The row for "${band}" stands after the one for "${before}".`,
  hint: 'Order the rows from small to large groups.',
});

export const ambiguousTable = (at: Location, other: string): Diagnostic => ({
  code: 'price.ambiguous-table',
  severity: 'error',
  at,
  message: `"${other}" serves the same packages.`,
  hint: 'Change what one of the two tables serves.',
});

export const dayGap = (at: Location, day: string, missing: string): Diagnostic => ({
  code: 'itinerary.day-gap',
  severity: 'error',
  at,
  message: `"${day}" is given, but "${missing}" is not.`,
  hint: `Add "${missing}", or remove "${day}".`,
});

export const missingItinerary = (at: Location, packageId: string): Diagnostic => ({
  code: 'itinerary.missing',
  severity: 'warning',
  at,
  message: `The package "${packageId}" has no itinerary; visitors see a general one.`,
  hint: `Add "itineraries/${packageId}.json".`,
});

export const optionWithoutPlan = (at: Location, option: string): Diagnostic => ({
  code: 'itinerary.missing-option',
  severity: 'warning',
  at,
  message: `Option "${option}" has no plan; visitors see a general one.`,
  hint: `Add the days of option "${option}".`,
});

export const plansDoNotFit = (at: Location, expected: 'plan' | 'options'): Diagnostic => ({
  code: 'itinerary.wrong-kind',
  severity: 'error',
  at,
  message:
    expected === 'plan'
      ? 'The package’s category has no options, but its itinerary has.'
      : 'The package’s category has options, but its itinerary has none.',
  hint: `Give the days under "${expected}".`,
});

export const unconfirmed = (at: Location, reason: string): Diagnostic => ({
  code: 'placeholder.unconfirmed',
  severity: 'warning',
  at,
  message: `Not confirmed yet: ${reason}`,
  hint: 'Put in the real value, then remove its line under "unconfirmed".',
});

export const unknownPath = (at: Location, path: string): Diagnostic => ({
  code: 'placeholder.unknown-path',
  severity: 'error',
  at,
  message: `This file has no value at "${path}".`,
  hint: 'Correct the path, or remove the line.',
});

export const messagesReachNobody = (at: Location): Diagnostic => ({
  code: 'contact.local',
  severity: 'warning',
  at,
  message: 'Messages of the contact form reach nobody: they are only logged in the visitor’s browser.',
  hint: 'Set "to" to "chat", "email" or "endpoint".',
});

export const otherCurrency = (at: Location, mark: string, currency: string): Diagnostic => ({
  code: 'price.currency',
  severity: 'error',
  at,
  message: `The amount is marked "${mark}", but the prices of this site are in ${currency}.`,
  hint: `Write the amount in ${currency}, as a number without a mark.`,
});
