import type { EntryKind } from '../../../schema/collections.ts';
import { decimalsWith, figuresWith, moneyWith } from '../writing.ts';

export const figure = figuresWith('.', ',');

export const money = moneyWith(figure);

export const decimal = decimalsWith(',');

export const dataOption = { value: 'FOLDER', help: 'Folder data yang lain.' };

export const nouns: Readonly<Record<EntryKind | 'image-file', string>> = {
  activity: 'teks kegiatan',
  ageGroup: 'kelompok umur',
  band: 'ukuran rombongan',
  category: 'kategori',
  channel: 'saluran chat',
  closure: 'masa tutup',
  day: 'hari',
  destination: 'destinasi',
  destinationCategory: 'jenis destinasi',
  destinationTab: 'wilayah atau jenis destinasi',
  effortNote: 'catatan tingkat kesulitan',
  packingItem: 'barang bawaan',
  practicalNote: 'catatan praktis',
  'image-file': 'file di folder images',
  image: 'gambar',
  inclusion: 'fasilitas yang termasuk',
  language: 'bahasa',
  menuText: 'teks menu',
  offer: 'penawaran khusus',
  option: 'pilihan',
  package: 'paket',
  ownPage: 'halaman sendiri',
  page: 'halaman',
  phone: 'telepon',
  region: 'wilayah',
  season: 'musim',
  section: 'bagian',
  tier: 'kelas akomodasi',
  timeText: 'teks waktu',
  exclusion: 'hal yang tidak termasuk',
  popularPlace: 'tempat populer',
  homeStatistic: 'angka',
  aboutPicture: 'gambar halaman tentang kami',
  aboutStatistic: 'angka',
  teamMember: 'anggota tim',
  value: 'nilai',
  featuredTour: 'tur unggulan',
  stop: 'perhentian rute',
  testimonial: 'testimoni',
  question: 'pertanyaan',
};
