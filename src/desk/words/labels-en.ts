import type { Labels } from './labels.ts';

/** Labels of fields in English, by the keys of the schemas. */
export const englishLabels: Labels = {};
