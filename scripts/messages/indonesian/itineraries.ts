import type { Messages } from '../messages.ts';

type Length = Parameters<Messages['itineraries']['missingAndGuessed']>[1];

const length = (found: Length): string => {
  if ('hours' in found) return `${String(found.hours).replace('.', ',')} jam`;
  return found.nights ? `${found.days} hari ${found.nights} malam` : `${found.days} hari`;
};

const correctTimes = 'Perbaiki salah satu jamnya.';

export const itineraries: Messages['itineraries'] = {
  dayGap: (day, missing) => ({
    message: `"${day}" sudah diisi, tetapi "${missing}" belum.`,
    hint: `Tambahkan "${missing}", atau ubah nama "${day}" menjadi "${missing}".`,
  }),
  missing: (packageId) => ({
    message: `Paket "${packageId}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
    hint: `Tambahkan "itineraries/${packageId}.json".`,
  }),
  missingAndGuessed: (packageId, guessed) => ({
    message: `Paket "${packageId}" belum punya rencana perjalanan maupun durasi; kami menebak ${length(guessed)} dari namanya.`,
    hint: `Tambahkan "itineraries/${packageId}.json", atau setidaknya "duration" pada paketnya.`,
  }),
  optionWithoutPlan: (option) => ({
    message: `Pilihan "${option}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
    hint: `Tambahkan hari-hari untuk pilihan "${option}".`,
  }),
  plansDoNotFit: (expected) => ({
    message:
      expected === 'plan'
        ? 'Kategori paket ini tidak punya pilihan, tetapi rencana perjalanannya punya.'
        : 'Kategori paket ini punya pilihan, tetapi rencana perjalanannya tidak.',
    hint: `Tulis hari-harinya di "${expected}".`,
  }),
  sameAlternative: (alternative, day) => ({
    message: `"${alternative}" sama dengan "${day}": tidak ada yang bisa dipilih.`,
    hint: `Tulis hari lain, atau hapus "${alternative}".`,
  }),
  dayTwice: (id, first) => ({
    message: `Hari "${id}" sudah ada dalam rencana ini, sebagai "${first}".`,
    hint: 'Tulis hari lain, kecuali tamu memang melakukannya dua kali.',
  }),
  nameContradictsPlan: (name, claimed, planned, plan) => ({
    message: `Nama "${name}" menyebut ${length(claimed)}, tetapi "${plan}" berisi ${planned} hari.`,
    hint: 'Perbaiki namanya atau rencananya.',
  }),
  nameContradictsDuration: (name, claimed, given, file) => ({
    message: `Nama "${name}" menyebut ${length(claimed)}, tetapi "duration" di "${file}" adalah ${length(given)}.`,
    hint: 'Perbaiki namanya atau durasinya.',
  }),
  planContradictsDuration: (given, planned, plan) => ({
    message: `Paket ini berdurasi ${length(given)}, tetapi "${plan}" berisi ${planned} hari.`,
    hint: 'Perbaiki durasinya atau rencananya.',
  }),
  plansDiffer: (option, own, first, other) => ({
    message: `Pilihan "${option}" berisi ${own} hari, pilihan "${first}" berisi ${other} hari.`,
    hint: 'Samakan jumlah hari semua pilihan dalam satu paket, atau jadikan dua paket.',
  }),
  noNight: (category) => ({
    message: `Kategori "${category}" memakai malam menginap, tetapi paketnya tanpa malam.`,
    hint: 'Tambahkan hari, atau pilih kategori tanpa menginap.',
  }),
  otherStars: (found, own, tier) => ({
    message: `Di sini disebut ${found}, padahal kelas penginapan "${tier}" pilihan ini berbintang ${own}.`,
    hint: 'Perbaiki teksnya, atau "tier" pilihan ini.',
  }),
};

export const times: Messages['times'] = {
  endsBeforeStart: (start, end) => ({
    message: `Waktu ini berakhir pukul ${end}, ${start === end ? 'tepat saat dimulai' : `sebelum dimulai pukul ${start}`}.`,
    hint: correctTimes,
  }),
  outOfSequence: (start, before) => ({
    message: `Kegiatan ini mulai pukul ${start}, tetapi ditulis setelah kegiatan pukul ${before}.`,
    hint: 'Urutkan kegiatan menurut jam, atau perbaiki jamnya.',
  }),
  overlap: (start, before) => ({
    message: `Kegiatan ini mulai pukul ${start}, padahal kegiatan sebelumnya masih berlangsung (${before}).`,
    hint: correctTimes,
  }),
  legTooShort: (planned, least) => ({
    message: `Ini memakan waktu paling sedikit ${least} menit, sedangkan rencana memberi ${planned} menit.`,
    hint: 'Perbaiki jam hari itu, atau "minutes" pada "legs" di site.json.',
  }),
  noTimeBefore: (free, least) => ({
    message: `Sebelum ini perlu ${least} menit (tiket, antre, naik atau turun), sedangkan rencana menyisakan ${free} menit.`,
    hint: 'Mulai lebih lambat, akhiri kegiatan sebelumnya lebih awal, atau perbaiki "before" pada "legs" di site.json.',
  }),
  closesBeforeOpening: (opens, closes) => ({
    message: `Kantor tutup pukul ${closes}, tetapi buka pukul ${opens}.`,
    hint: correctTimes,
  }),
  planBeforeHours: (starts, planned, day) => ({
    message: `Tur ini mulai pukul ${starts}, tetapi "${day}" mulai pukul ${planned}.`,
    hint: 'Perbaiki jamnya, atau jam kegiatannya.',
  }),
  hoursOfOtherLength: (starts, ends, found, given) => ({
    message: `Dari pukul ${starts} sampai ${ends} ada ${length({ hours: found })}, tetapi paket ini berdurasi ${length({ hours: given })}.`,
    hint: 'Perbaiki jamnya atau durasinya.',
  }),
  hoursTwice: (day) => ({
    message: `Jam kerja untuk "${day}" sudah ada, dan bertumpang tindih dengan yang ini.`,
    hint: 'Tulis setiap hari satu kali saja, atau pakai jam yang tidak bertumpang tindih.',
  }),
};
