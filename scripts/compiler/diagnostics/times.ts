import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const endsBeforeStart = (at: Location, start: string, end: string): Diagnostic =>
  error('time.ends-before-start', at, {
    en: {
      message: `The time ends at ${end}, ${start === end ? 'as soon as it starts' : `before it starts at ${start}`}.`,
      hint: 'Correct one of the two times.',
    },
    id: {
      message: `Waktu ini berakhir pukul ${end}, ${start === end ? 'tepat saat dimulai' : `sebelum dimulai pukul ${start}`}.`,
      hint: 'Perbaiki salah satu jamnya.',
    },
  });

export const outOfSequence = (at: Location, start: string, before: string): Diagnostic =>
  warning('time.sequence', at, {
    en: {
      message: `This starts at ${start}, but stands after what starts at ${before}.`,
      hint: 'Order the activities by time, or correct the time.',
    },
    id: {
      message: `Kegiatan ini mulai pukul ${start}, tetapi ditulis setelah kegiatan pukul ${before}.`,
      hint: 'Urutkan kegiatan menurut jam, atau perbaiki jamnya.',
    },
  });

export const timesOverlap = (at: Location, start: string, before: string): Diagnostic =>
  warning('time.overlap', at, {
    en: {
      message: `This starts at ${start}, while the activity before lasts (${before}).`,
      hint: 'Correct one of the two times.',
    },
    id: {
      message: `Kegiatan ini mulai pukul ${start}, padahal kegiatan sebelumnya masih berlangsung (${before}).`,
      hint: 'Perbaiki salah satu jamnya.',
    },
  });

export const closesBeforeOpening = (at: Location, opens: string, closes: string): Diagnostic =>
  error('hours.order', at, {
    en: {
      message: `The office closes at ${closes}, but opens at ${opens}.`,
      hint: 'Correct one of the two times.',
    },
    id: {
      message: `Kantor tutup pukul ${closes}, tetapi buka pukul ${opens}.`,
      hint: 'Perbaiki salah satu jamnya.',
    },
  });

export const hoursTwice = (at: Location, day: string): Diagnostic =>
  warning('hours.twice', at, {
    en: {
      message: `The hours of "${day}" are given already, and overlap with these.`,
      hint: 'Give each day once, or hours that do not overlap.',
    },
    id: {
      message: `Jam kerja untuk "${day}" sudah ada, dan bertumpang tindih dengan yang ini.`,
      hint: 'Tulis setiap hari satu kali saja, atau pakai jam yang tidak bertumpang tindih.',
    },
  });
