import { english } from './en.ts';
import type { DeskWords } from './words.ts';

/** The desk in Indonesian. */
export const indonesian: DeskWords = {
  ...english,
  code: 'id',
  locale: 'id-ID',
  language: 'Bahasa Indonesia',
};
