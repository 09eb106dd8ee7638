import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const unconfirmed = (at: Location, reason: string): Diagnostic =>
  warning('placeholder.unconfirmed', at, {
    en: {
      message: `Not confirmed yet: ${reason}`,
      hint: 'Put in the real value, then remove its line under "unconfirmed".',
    },
    id: {
      message: `Belum dipastikan: ${reason}`,
      hint: 'Isi dengan yang sebenarnya, lalu hapus barisnya di "unconfirmed".',
    },
  });

export const unknownPath = (at: Location, path: string): Diagnostic =>
  error('placeholder.unknown-path', at, {
    en: {
      message: `This file has no value at "${path}".`,
      hint: 'Correct the path, or remove the line.',
    },
    id: {
      message: `File ini tidak punya isian di "${path}".`,
      hint: 'Perbaiki tempatnya, atau hapus barisnya.',
    },
  });

export const messagesReachNobody = (at: Location): Diagnostic =>
  warning('contact.local', at, {
    en: {
      message: 'Messages of the contact form reach nobody: they are only logged in the visitor’s browser.',
      hint: 'Set "to" to "chat", "email" or "endpoint".',
    },
    id: {
      message: 'Pesan dari formulir kontak tidak sampai ke siapa pun: hanya tercatat di browser pengunjung.',
      hint: 'Ubah "to" menjadi "chat", "email" atau "endpoint".',
    },
  });

export const exampleAddress = (at: Location, host: string): Diagnostic =>
  warning('placeholder.example', at, {
    en: {
      message: `"${host}" is an address for examples: it belongs to nobody.`,
      hint: 'Put in your own.',
    },
    id: {
      message: `"${host}" adalah alamat contoh: tidak dimiliki siapa pun.`,
      hint: 'Isi dengan alamat Anda sendiri.',
    },
  });

export const bareLink = (at: Location, host: string): Diagnostic =>
  warning('link.front-page', at, {
    en: {
      message: `The link leads to the front page of ${host}, not to a page of your own.`,
      hint: 'Open your page in a browser and copy its whole address.',
    },
    id: {
      message: `Tautan ini menuju halaman depan ${host}, bukan halaman Anda sendiri.`,
      hint: 'Buka halaman Anda di browser, lalu salin alamat lengkapnya.',
    },
  });

export const placeholderNumber = (at: Location, phone: string): Diagnostic =>
  warning('placeholder.phone', at, {
    en: {
      message: `"${phone}" does not look like a number that anybody answers.`,
      hint: 'Put in the number that answers the chat.',
    },
    id: {
      message: `"${phone}" tidak tampak seperti nomor yang dijawab orang.`,
      hint: 'Isi dengan nomor yang menjawab chat.',
    },
  });

export const phoneLength = (at: Location, digits: number): Diagnostic =>
  error('phone.length', at, {
    en: {
      message: `The number has ${digits} digits; international numbers have 8 to 15.`,
      hint: 'Count the digits: the country code, then the number.',
    },
    id: {
      message: `Nomor ini berisi ${digits} angka; nomor internasional punya 8 sampai 15 angka.`,
      hint: 'Hitung angkanya: kode negara, lalu nomornya.',
    },
  });

export const zeroAfterCountryCode = (at: Location, phone: string): Diagnostic =>
  warning('phone.leading-zero', at, {
    en: {
      message: `In "${phone}" a zero follows the country code: chat links with it usually do not open.`,
      hint: 'Leave the zero out: the country code stands for it.',
    },
    id: {
      message: `Pada "${phone}" ada angka nol setelah kode negara: tautan chat biasanya tidak bisa dibuka.`,
      hint: 'Hapus nol itu: kode negara sudah menggantikannya.',
    },
  });

/** A point on the map that lies far from all others. */
export const farPoint = (at: Location, kilometres: number): Diagnostic =>
  warning('point.far', at, {
    en: {
      message: `This point lies about ${kilometres} km from the others: a minus or a digit wrong?`,
      hint: 'Compare latitude and longitude with those of places nearby.',
    },
    id: {
      message: `Titik ini berjarak sekitar ${kilometres} km dari titik lainnya: tanda minus atau angkanya salah?`,
      hint: 'Bandingkan latitude dan longitude dengan tempat di dekatnya.',
    },
  });
