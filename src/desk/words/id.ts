import type { DeskWords } from './words.ts';

/** The desk in Indonesian. */
export const indonesian: DeskWords = {
  language: 'Bahasa Indonesia',
  unreachable:
    'Program meja kerja tidak menjawab. Perubahan Anda masih ada di sini; jalankan lagi dengan “npm run desk”.',
};
