import type { DeskWords } from './words.ts';

/** The tasks of the search in Indonesian. */
export const indonesianActions: DeskWords['actions'] = {
  raisePrices: { label: 'Naikkan atau turunkan harga', words: 'menaikkan menurunkan ubah mengubah' },
  soldOut: { label: 'Tandai hari yang habis terjual', words: 'penuh tanggal' },
  newTour: { label: 'Buat tur baru', words: 'tambah paket perjalanan' },
  newDestination: { label: 'Buat destinasi baru', words: 'tambah tempat' },
  newSeason: { label: 'Tambah musim atau hari tutup', words: 'baru libur liburan' },
  newOffer: { label: 'Tambah penawaran khusus', words: 'baru diskon promo potongan' },
  newPage: { label: 'Buat halaman baru', words: 'tambah syarat pertanyaan' },
  newLanguage: { label: 'Tambah bahasa', words: 'baru terjemahan' },
  addPictures: { label: 'Tambah foto', words: 'baru gambar unggah' },
  translate: { label: 'Terjemahkan teks', words: 'terjemahan penerjemah menerjemahkan' },
  takeBack: { label: 'Batalkan perubahan lama', words: 'kembalikan pulihkan urungkan riwayat' },
  publish: { label: 'Terbitkan situs', words: 'menerbitkan online unggah tayang' },
};
