import type { Messages } from '../messages.ts';

/** The commands that test. */
export const testHelp: Pick<Messages['help']['commands'], 'mutants' | 'test'> = {
  mutants: {
    calls: ['BAGIAN (domain, i18n, atau compiler)'],
    summary: `Mengubah kode satu bagian sedikit demi sedikit, pada salinan, dan melihat apakah tes menyadarinya.
Menampilkan berapa bagian yang disadari dan apa yang lolos; kurang dari 85 % berarti gagal.
Yang boleh lolos tertulis di tests/mutants/survivors.json, masing-masing dengan alasannya.
Hasil disimpan: lain kali hanya yang bisa berubah oleh kode dan tes baru yang dicoba lagi.`,
    options: {
      files: { value: 'POLA', help: "Hanya file ini, misalnya 'scripts/compiler/map/**'." },
      sample: {
        value: 'N',
        help: 'Hanya satu dari N potongan baris, dipilih acak; bagian yang disadari terlihat jauh lebih cepat.',
      },
      fresh: { help: 'Mencoba semuanya lagi, seperti yang perlu setelah tes atau contohnya diubah.' },
    },
  },
  test: {
    summary:
      'Menjalankan semua pemeriksaan dan pengujian, seperti CI: tipe, gaya, kode tak terpakai, unit, pembangunan, browser.',
    options: {
      quick: { help: 'Melewatkan pengujian yang membangun situs dan membuka browser.' },
      changed: {
        help: 'Hanya tes yang menyangkut perubahan sejak commit terakhir; tes situs jadi kalau situsnya mungkin berbeda.',
      },
    },
  },
};
