import type { Messages } from '../messages.ts';

export const newSite: Messages['newSite'] = {
  nameFolder: 'Sebutkan satu folder untuk situsnya: npm run new -- site FOLDER',
  notEmpty: (folder) => `"${folder}" bukan folder kosong. Sebutkan folder lain.`,
  intro:
    'Situs Anda sendiri, dari beberapa pertanyaan. Enter memakai jawaban dalam [ ]; Ctrl+C membatalkan, dan tidak ada yang ditulis. Semuanya bisa diubah nanti.',
  questions: {
    name: 'Nama usaha Anda',
    region: 'Negara atau daerah tempat Anda memandu, seperti disebut tamu, misalnya "Danau Jenewa"',
    place: 'Satu tempat di sana yang dikunjungi tamu; yang lain ditambahkan nanti',
    at: 'Letak tempat itu: derajat lintang dan bujur, misalnya 46.21, 6.15 (selatan dan barat dengan tanda minus)',
    landscape: 'Pemandangan di sana, seperti dalam gambar awal situs',
    trips: 'Jenis perjalanan yang Anda tawarkan',
    languages: (withTexts) =>
      `Bahasa situs menurut kodenya, yang terpenting lebih dulu, pisahkan dengan koma. Teksnya sudah lengkap dalam ${withTexts.join(', ')}; bahasa lain Anda terjemahkan`,
    currency: 'Mata uang harga Anda, tiga huruf, misalnya CHF',
    price: 'Kira-kira harga sehari bersama Anda per orang untuk dua tamu: harga contoh dihitung dari sini',
    zone: 'Zona waktu Anda',
    chat: 'Aplikasi chat tempat Anda menjawab tamu',
    phone: 'Nomor Anda untuk itu, dalam bentuk internasional; yang di dalam [ ] hanya pengisi sementara',
    email: 'Alamat email Anda; yang di dalam [ ] hanya pengisi sementara',
    url: 'Alamat situs nantinya; yang di dalam [ ] hanya pengisi sementara',
  },
  mark: (mark) => `Nama tidak boleh memuat "${mark}".`,
  noLanguages: (answer) =>
    `"${answer}" tidak menyebut bahasa: tulis kode seperti en, pt-BR, tiap bahasa satu kali.`,
  noCurrency: (answer) => `"${answer}" bukan mata uang: tulis tiga hurufnya, misalnya CHF.`,
  noPrice: (answer) => `"${answer}" bukan jumlah: tulis angka saja, misalnya 120 atau 24.5.`,
  noZone: (answer) => `"${answer}" bukan zona waktu: tulis misalnya Europe/Paris.`,
  made: (folder, files) => `Situsnya ada di ${folder}: ${files} file.`,
  fillIn: 'Yang perlu diisi berikutnya; kalau satu sudah beres, hapus barisnya di "unconfirmed":',
  borrowed: (code, from) =>
    `Belum ada teks dalam "${code}": teksnya masih dari "${from}". Terjemahkan di texts/${code}/.`,
  untranslated: (code, fallback, folder) =>
    `Halaman dalam "${code}" masih menampilkan teks "${fallback}". Terjemahkan: npm run translations -- export ${code} --data ${folder}, lalu jadikan "published" bahasa itu di site.json true.`,
  next: (folder) => `Lihat sekarang:    npm start -- --data ${folder}
Periksa:           npm run check -- --data ${folder}
Tanpa --data:      bernama my-site, di sebelah data/, folder ini dipakai sebagai ganti data/.
Cara melanjutkan:  .github/guide/id.md`,
  sameWord: 'Nama, atau kata yang sama dalam kedua bahasa.',
  notes: {
    url: 'Isi sementara: alamat situs nantinya.',
    phone: 'Isi sementara: nomor yang menjawab chat.',
    email: 'Isi sementara: alamat email yang Anda baca tiap hari kerja.',
    address: 'Isi sementara: alamat pos Anda, dengan jalan dan nomor.',
    office: 'Titik tempat yang pertama: ganti dengan letak kantor Anda, beserta tautan peta.',
    reviews: 'Isi sementara: halaman tempat tamu memberi ulasan.',
    hours: 'Isi sementara: kapan Anda menjawab.',
    about: 'Siapa Anda dan bagaimana mulanya: "about" di texts/BAHASA/pages.json.',
    rating: 'nilai yang bisa Anda buktikan; tidak ditampilkan begitu situs punya alamat sendiri.',
    price: 'Harga contoh, dihitung dari harga sehari.',
    place: 'Teks dan gambar contoh: apa yang bisa dilihat, cara ke sana, kapan waktunya.',
    page: 'Ketentuan, privasi, atau pengelola situs: lengkapi bagian dalam kurung siku di setiap bahasa (texts/BAHASA/own-pages.json), dan minta dibaca orang yang paham hukum.',
    tour: 'Tur contoh: ganti dengan tur Anda sendiri, dengan hari, teks, dan gambarnya.',
  },
};
