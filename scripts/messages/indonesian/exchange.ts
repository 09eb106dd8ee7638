import type { Messages } from '../messages.ts';

export const exchange: Messages['exchange'] = {
  ownCurrency: (currency) => ({
    message: `Harga di situs ini memang sudah dalam ${currency}.`,
    hint: 'Hapus kurs ini, atau tulis mata uang lain.',
  }),
  languageTwice: (language) => ({
    message: `Bahasa "${language}" sudah memakai mata uang lain.`,
    hint: 'Biarkan bahasa ini pada satu kurs saja.',
  }),
  old: (days) => ({
    message: `Kurs ini sudah berumur ${days} hari.`,
    hint: 'Tulis kurs hari ini beserta tanggalnya; atau hapus "exchange", lalu halaman hanya menampilkan harga.',
  }),
};
