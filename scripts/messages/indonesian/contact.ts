import type { Messages } from '../messages.ts';

export const contact: Messages['contact'] = {
  unconfirmed: (reason) => ({
    message: `Belum dipastikan: ${reason}`,
    hint: 'Isi dengan yang sebenarnya, lalu hapus barisnya di "unconfirmed".',
  }),
  sample: (reason) => ({
    message: `Contoh: ${reason}`,
    hint: 'Pengunjung tidak melihatnya begitu situs memakai alamat aslinya. Isi dengan nilai yang sebenarnya lalu hapus barisnya di "unconfirmed", atau hapus contohnya dengan "npm run remove".',
  }),
  unknownPath: (path) => ({
    message: `File ini tidak punya isian di "${path}".`,
    hint: 'Perbaiki tempatnya, atau hapus barisnya.',
  }),
  messagesReachNobody: {
    message: 'Pesan dari formulir kontak tidak sampai ke siapa pun: hanya tercatat di browser pengunjung.',
    hint: 'Ubah "to" menjadi "chat", "email" atau "endpoint".',
  },
  signUpsReachNobody: {
    message:
      'Pendaftaran buletin tidak sampai ke siapa pun, padahal pengunjung diberi tahu bahwa mereka berlangganan.',
    hint: 'Ubah "to" pada "newsletter" menjadi "chat", "email" atau "endpoint".',
  },
  exampleAddress: (host) => ({
    message: `"${host}" adalah alamat contoh: tidak dimiliki siapa pun.`,
    hint: 'Isi dengan alamat Anda sendiri.',
  }),
  reservedHost: (host) => ({
    message: `"${host}" tidak bisa dibuka di internet: nama seperti itu untuk contoh dan jaringan lokal.`,
    hint: 'Isi dengan alamat Anda sendiri sebelum situs ditayangkan.',
  }),
  clicksElsewhere: (host, own) => ({
    message: `"${host}" bukan domain situs ini sendiri, dan akan tahu di mana pengunjung membuka chat.`,
    hint: `Pakai alamat di ${own}, atau hapus "chatClicks".`,
  }),
  bareLink: (host) => ({
    message: `Tautan ini menuju halaman depan ${host}, bukan halaman Anda sendiri.`,
    hint: 'Buka halaman Anda di browser, lalu salin alamat lengkapnya.',
  }),
  placeholderNumber: (phone) => ({
    message: `"${phone}" tidak tampak seperti nomor telepon yang sebenarnya.`,
    hint: 'Isi dengan nomor yang menjawab chat.',
  }),
  phoneLength: (digits) => ({
    message: `Nomor ini berisi ${digits} angka; nomor internasional punya 8 sampai 15 angka.`,
    hint: 'Hitung angkanya: kode negara, lalu nomornya.',
  }),
  zeroAfterCountryCode: (phone) => ({
    message: `Pada "${phone}" ada angka nol setelah kode negara: tautan chat biasanya tidak bisa dibuka.`,
    hint: 'Hapus nol itu: kode negara sudah menggantikannya.',
  }),
  unknownChannelValue: (name, known) => ({
    message: `"{${name}}" tidak berarti apa-apa dalam alamat saluran chat.`,
    hint: `Yang mungkin: ${known.map((value) => `{${value}}`).join(', ')}.`,
  }),
  channelWithoutPhone: {
    message: 'Alamat ini memerlukan nomor telepon, tetapi "phones" kosong.',
    hint: 'Tambahkan telepon ke "phones", atau tulis alamatnya tanpa {phone}.',
  },
  sameName: (name, first) => ({
    message: `"${name}" juga nama dari "${first}": pengunjung tidak bisa membedakan keduanya.`,
    hint: 'Beri nama sendiri untuk masing-masing.',
  }),
  farPoint: (kilometres) => ({
    message: `Titik ini berjarak sekitar ${kilometres} km dari titik lainnya: tanda minus atau angkanya salah?`,
    hint: 'Bandingkan latitude dan longitude dengan tempat di dekatnya.',
  }),
  polarPoint: (highest) => ({
    message: `Peta berakhir di ${highest} derajat lintang utara dan selatan: titik ini akan berada di tepi peta, bukan di tempatnya.`,
    hint: 'Isi dengan titik terdekat yang masih ada di peta, atau diamkan peringatan ini dengan "acknowledged".',
  }),
  withoutRoom: {
    message: 'Di ponsel, peta tidak punya ruang untuk nomor tempat ini: nomornya akan menutupi nomor lain.',
    hint: 'Namanya tetap ada di daftar di bawah peta. Gabungkan tempat yang berdekatan agar semuanya ada di peta.',
  },
};
