import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

type Weight = Parameters<Messages['build']['weights']>[0]['data'];

const weight = ({ most, limit }: Weight): string => `${decimal(most)} dari ${limit} kB`;

export const build: Messages['build'] = {
  steps: {
    checking: 'Memeriksa dan mengolah isi situs',
    bundling: 'Membundel kode',
    rendering: 'Membuat halaman',
    pictures: 'Membuat gambar',
    finishing: 'Menyelesaikan',
  },
  unchanged: 'Tidak ada yang berubah sejak pembuatan terakhir.',
  rendered: (made, reused) => `${made} halaman dibuat, ${reused} tetap`,
  madeAgain: (path) => `Simpanan di ${path} rusak, jadi dibuat lagi.`,
  notMade: 'Situs tidak dapat dibuat; yang terakhir tetap seperti semula',
  cacheGone: 'Simpanan terhapus ketika sedang dipakai. Jalankan lagi perintahnya.',
  pictures: (made, reused) => `${made} dibuat, ${reused} tetap`,
  weights: ({ scripts, data, pictures, documents }) =>
    `skrip ${weight(scripts)}, data ${weight(data)}, gambar pertama ${weight(pictures)}, dokumen ${weight(documents)} (seperti yang dikirim, halaman terberat)`,
  tooHeavy: (address, weights) => `Halaman ${address} terlalu berat: ${weights}.`,
  searchWeight: (search) => `pencarian tur ${weight(search)} (seperti yang dikirim, bahasa terberat)`,
  searchTooHeavy: (file, weights) =>
    `Yang dimuat untuk mencari tur terlalu berat, dengan ${file}: ${weights}. Persingkat teks paket dan hari di dalamnya.`,
  deadLinks: (count) => `${count} tautan tidak menuju ke mana pun:`,
  unusablePictures: 'Gambar-gambar ini tidak bisa diolah:',
  turnedPicture:
    'arahnya diputar oleh catatan yang tidak dibaca semua program; simpan ulang dalam posisi tegak',
  damagedPicture: (reason) => `filenya rusak (${reason}). Simpan ulang sebagai JPEG atau PNG.`,
  done: (folder) => `Situs ada di ${folder}.`,
};

export const serverConfig: Messages['serverConfig'] = {
  nginx:
    'Untuk nginx: taruh file ini di /etc/nginx/conf.d/, dan file-file situs di tempat yang disebut "root". Sertifikat dipasang oleh certbot.',
  caddy:
    'Untuk Caddy: taruh file ini sebagai /etc/caddy/Caddyfile, dan file-file situs di tempat yang disebut "root". Caddy mengurus sertifikatnya sendiri.',
  again:
    'Dibuat oleh "npm run build -- --server-config FOLDER": buat lagi kalau bahasa, pengalihan, atau programnya berubah.',
  done: (folder) => `File untuk nginx dan Caddy ada di ${folder}.`,
};

export const serve: Messages['serve'] = {
  recompiled: (counts, written) => `Isi situs sudah diolah: ${counts}, ${written} modul ditulis.`,
  siteAt: (url) => `Situs ada di ${url} (Ctrl+C menghentikannya).`,
  appAt: (url) => `Situs yang sedang disunting ada di ${url} (Ctrl+C menghentikannya).`,
  noSite: (folder) => `Tidak ada situs di "${folder}". Jalankan dulu "npm run build".`,
  portTaken: (port, other) =>
    `Port ${port} sudah dipakai. Hentikan program yang memakainya, atau pilih port lain: PORT=${other}.`,
  portUnusable: (port) => `Port ${port} tidak bisa dipakai`,
};
