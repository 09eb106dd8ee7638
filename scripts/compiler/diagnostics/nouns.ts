import type { ReferenceTarget } from '../../../schema/primitives.ts';
import type { Localized } from './language.ts';

/** How a kind of entry is called in messages. */
export const NOUNS: Readonly<Record<ReferenceTarget, Localized>> = {
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
};

/** How an entry of a list is called that nothing refers to. */
const OTHER_NOUNS = {
  exclusion: { en: 'exclusion', id: 'hal yang tidak termasuk' },
  popular: { en: 'popular place', id: 'tempat populer' },
  statistic: { en: 'figure', id: 'angka' },
  member: { en: 'team member', id: 'anggota tim' },
  value: { en: 'value', id: 'nilai' },
  featuredTour: { en: 'featured tour', id: 'tur unggulan' },
  testimonial: { en: 'testimonial', id: 'testimoni' },
  question: { en: 'question', id: 'pertanyaan' },
} satisfies Readonly<Record<string, Localized>>;

/** How an entry of a list is called. */
export const LIST_NOUNS = { ...NOUNS, ...OTHER_NOUNS };

export type ListNoun = keyof typeof LIST_NOUNS;

export const IMAGE_FILE: Localized = { en: 'file in the folder images', id: 'file di folder images' };
