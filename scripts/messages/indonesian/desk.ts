import type { Messages } from '../messages.ts';

export const desk: Messages['desk'] = {
  at: (url) => `Meja kerja terbuka di ${url} (Ctrl+C untuk menutup).`,
  conflicts: 'Orang lain mengubah bagian yang sama. Putuskan dulu satu per satu; belum ada yang disimpan.',
  broken:
    'Ada yang salah di meja kerja; belum ada yang disimpan, dan tidak ada yang hilang. Terminal menjelaskan lebih lanjut.',
};
