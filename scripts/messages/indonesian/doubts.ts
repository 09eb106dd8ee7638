import type { Messages } from '../messages.ts';
import { shortened } from '../writing.ts';

export const acknowledgements: Messages['acknowledgements'] = {
  needless: (code, place, meant) => ({
    message: `Peringatan "${code}" tidak ada di "${place}".`,
    hint: meant === undefined ? 'Hapus catatan ini.' : `Maksudnya ${meant}?`,
  }),
  expired: (hint, until, reason) =>
    `${hint} Ini sudah dicatat sampai ${until} (“${reason}”): periksa lagi, lalu perbaiki atau beri tanggal baru.`,
};

export const doubts: Messages['doubts'] = {
  stale: (source, sourceText, command) => ({
    message: `Teks dalam "${source}" sudah berubah sejak ini diterjemahkan: "${shortened(sourceText, 80)}".`,
    hint: `Perbarui terjemahannya, lalu jalankan: ${command}`,
  }),
  oddLength: (language, isLong) => ({
    message: `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
    hint: `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`,
  }),
};
