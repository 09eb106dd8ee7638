import type { EntryKind } from '../../../schema/kinds.ts';
import type { Localized } from './language.ts';

/** How a kind of entry is called in messages. */
const NOUNS: Readonly<Record<EntryKind, Localized>> = {
  aboutStatistic: { en: 'figure', id: 'angka' },
  activity: { en: 'activity text', id: 'teks kegiatan' },
  band: { en: 'group size', id: 'ukuran rombongan' },
  category: { en: 'category', id: 'kategori' },
  day: { en: 'day', id: 'hari' },
  destination: { en: 'destination', id: 'destinasi' },
  destinationCategory: { en: 'kind of destination', id: 'jenis destinasi' },
  destinationTab: { en: 'region or kind of destination', id: 'wilayah atau jenis destinasi' },
  image: { en: 'picture', id: 'gambar' },
  inclusion: { en: 'inclusion', id: 'fasilitas yang termasuk' },
  language: { en: 'language', id: 'bahasa' },
  menuText: { en: 'menu text', id: 'teks menu' },
  option: { en: 'option', id: 'pilihan' },
  package: { en: 'package', id: 'paket' },
  page: { en: 'page', id: 'halaman' },
  region: { en: 'region', id: 'wilayah' },
  section: { en: 'section', id: 'bagian' },
  tier: { en: 'hotel class', id: 'kelas hotel' },
  timeText: { en: 'time text', id: 'teks waktu' },
  exclusion: { en: 'exclusion', id: 'hal yang tidak termasuk' },
  featuredTour: { en: 'featured tour', id: 'tur unggulan' },
  homeStatistic: { en: 'figure', id: 'angka' },
  popularPlace: { en: 'popular place', id: 'tempat populer' },
  question: { en: 'question', id: 'pertanyaan' },
  teamMember: { en: 'team member', id: 'anggota tim' },
  testimonial: { en: 'testimonial', id: 'testimoni' },
  value: { en: 'value', id: 'nilai' },
};

/** How a kind of entry is called in messages. */
export function nounOf(kind: EntryKind): Localized {
  return NOUNS[kind];
}

export const IMAGE_FILE: Localized = { en: 'file in the folder images', id: 'file di folder images' };
