import type { Messages } from '../messages.ts';
import { shortened } from '../writing.ts';

type Space = Parameters<Messages['doubts']['spaceBefore']>[1];

const spaces: Readonly<Record<Space, string>> = {
  none: 'tanpa spasi',
  narrow: 'spasi sempit tanpa putus',
  'no-break': 'spasi tanpa putus',
};

const ifRight = (language: string): string =>
  `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`;

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
    hint: ifRight(language),
  }),
  otherEnding: (language, own, source) => ({
    message: `Teks ini berakhir dengan ${own}, teks asalnya dengan ${source}.`,
    hint: ifRight(language),
  }),
  endings: { sentence: 'tanda akhir kalimat', colon: 'titik dua', none: 'kata tanpa tanda baca' },
  lostNumber: (language, number) => ({
    message: `Teks asalnya menyebut ${number}, tetapi teks ini tidak.`,
    hint: ifRight(language),
  }),
  oddSpace: (language, what) => ({ message: `Di sini ada ${what}.`, hint: ifRight(language) }),
  doubleSpace: 'spasi ganda',
  spaceAtEnd: 'spasi atau ganti baris di awal atau akhir teks',
  spaceBefore: (mark, wanted) =>
    wanted === 'none' ? `spasi sebelum “${mark}”` : `yang lain, bukan ${spaces[wanted]}, sebelum “${mark}”`,
  spaceInside: (quotes, wanted) =>
    wanted === 'none'
      ? `spasi di dalam “${quotes}”`
      : `yang lain, bukan ${spaces[wanted]}, di dalam “${quotes}”`,
  oddMark: (language, found, wanted) => ({
    message: `${found} bukan cara penulisan bahasa ini; yang dipakai ${wanted}.`,
    hint: ifRight(language),
  }),
  quotationMark: (mark) => `Tanda kutip ${mark}`,
  loneQuotationMark: 'Tanda kutip tanpa pasangan',
  apostrophe: (mark) => `Apostrof ${mark}`,
  marks: (wanted) => wanted.join(' atau '),
};
