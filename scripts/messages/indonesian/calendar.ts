import type { Messages } from '../messages.ts';
import { quoted } from '../writing.ts';

export const calendar: Messages['calendar'] = {
  seasonsOverlap: (season, other, day) => ({
    message: `"${season}" dan "${other}" sama-sama berlaku pada ${day}: tidak jelas mana yang dipakai.`,
    hint: 'Beri salah satunya "priority" yang lebih tinggi, atau ubah tanggalnya.',
  }),
  seasonHidden: (season, others) => ({
    message: `"${season}" tidak pernah berlaku: pada semua harinya yang berlaku ${quoted(others)} dengan prioritas lebih tinggi.`,
    hint: 'Ubah tanggal atau prioritasnya, atau hapus musim ini.',
  }),
  seasonOver: (season, last) => ({
    message: `"${season}" sudah berakhir pada ${last}.`,
    hint: 'Beri tanggal baru, tanggal tanpa tahun, atau hapus musim ini.',
  }),
  alwaysClosed: {
    message: 'Ini menutup semua paket pada setiap hari sepanjang tahun.',
    hint: 'Perbaiki tanggalnya, atau sebutkan wilayah atau paket yang tutup.',
  },
  offerOver: (offer, last) => ({
    message: `Penawaran khusus "${offer}" sudah berakhir pada ${last}.`,
    hint: 'Hapus penawaran ini, atau beri tanggal baru.',
  }),
  duplicateDate: (date) => ({
    message: `${date} tertulis dua kali di daftar ini.`,
    hint: 'Hapus salah satunya, atau perbaiki.',
  }),
  missing: (field) => ({
    message: `"${field}" memerlukan file calendar.json, yang belum ada di situs ini.`,
    hint: 'Tambahkan calendar.json dengan zona waktu Anda, misalnya { "zone": "Europe/Rome" }.',
  }),
  weekdaysOutsideDates: {
    message: 'Tidak satu pun hari ini ada dalam tanggal tersebut: paket ini tidak pernah berangkat.',
    hint: 'Perbaiki hari atau tanggalnya.',
  },
  neverDeparts: (first, last) => ({
    message: `Paket ini tidak punya hari yang bisa dipesan dari ${first} sampai ${last}: tidak berangkat, sudah penuh, atau tutup.`,
    hint: 'Tambahkan hari keberangkatan, atau beri tahu pengunjung bahwa paket ini sedang tidak ditawarkan.',
  }),
};

export const ageGroups: Messages['ages'] = {
  overlap: (ages, younger) => ({
    message: `Umur ${ages.from} tahun masuk ke "${younger.id}" (${younger.from} sampai ${younger.to}) dan juga ke "${ages.id}" (${ages.from} sampai ${ages.to}).`,
    hint: `Mulai "${ages.id}" dari ${younger.to + 1}, atau akhiri "${younger.id}" di ${ages.from - 1}.`,
  }),
  gap: (ages, younger) => {
    const [first, last] = [younger.to + 1, ages.from - 1];
    return {
      message: `Umur ${first === last ? first : `${first} sampai ${last}`} tahun dihitung dewasa: "${younger.id}" berakhir di ${younger.to}, "${ages.id}" mulai dari ${ages.from}.`,
      hint: 'Sambungkan keduanya.',
    };
  },
};
