/** Hints of fields in Indonesian, by the English descriptions in the schemas. */
export const indonesianHints: Readonly<Record<string, string>> = {
  'Your company and the site as a whole.': 'Usaha Anda dan situs secara keseluruhan.',
  'Format of the data folder; "npm run upgrade" changes it. If missing, it is format 1.':
    'Format folder data; diubah oleh "npm run upgrade". Jika tidak ada, berarti format 1.',
  'Name of your company.': 'Nama usaha Anda.',
  'Small picture that browsers show beside the title of a page.':
    'Gambar kecil yang ditampilkan peramban di samping judul halaman.',
  'Address of the published site, such as https://www.your-site.com.':
    'Alamat situs yang diterbitkan, misalnya https://www.your-site.com.',
  'Languages of the site, in the order of the language menu.':
    'Bahasa-bahasa situs, sesuai urutan di menu bahasa.',
  'Language code of two or three letters; it also begins the addresses of the language’s pages.':
    'Kode bahasa, dua atau tiga huruf; alamat halaman dalam bahasa itu diawali kode ini.',
  'Language and country, for the way numbers and dates are written.':
    'Bahasa dan negara, untuk cara menulis angka dan tanggal.',
  'Name of the language as its speakers write it.': 'Nama bahasa seperti ditulis oleh penuturnya.',
  'Direction of the writing.': 'Arah tulisan.',
  'Switch off while you are still translating: the pages open at their addresses, but no link or search engine leads there.':
    'Matikan selama Anda masih menerjemahkan: halamannya bisa dibuka lewat alamatnya, tetapi tidak ada tautan atau mesin pencari yang mengarah ke sana.',
  'Puts a space between currency and amount where the language usually has one.':
    'Memberi spasi di antara mata uang dan jumlahnya jika lazim dalam bahasa itu.',
  'Short name of the time zone, if this language uses another one.':
    'Nama singkat zona waktu, jika bahasa ini memakai nama lain.',
  'Chat app that the buttons open in this language, if not the first one.':
    'Aplikasi chat yang dibuka tombol dalam bahasa ini, jika bukan yang pertama.',
  'Short forms of round amounts, largest first. If empty, amounts are shown in full.':
    'Bentuk singkat untuk jumlah bulat, dari yang terbesar. Jika kosong, jumlah ditulis lengkap.',
  'Smallest amount that is shown in short.': 'Jumlah terkecil yang ditulis singkat.',
  'The amount is divided by this number.': 'Jumlahnya dibagi dengan angka ini.',
  'Short form; {amount} is the divided amount.': 'Bentuk singkat; {amount} adalah jumlah setelah dibagi.',
  'Other words for this unit that you may use in price spreadsheets.':
    'Kata lain untuk satuan ini yang boleh Anda pakai di tabel harga Excel.',
  'Package with a typeface for a script other than Latin. If empty, the visitor’s own typeface is used.':
    'Paket jenis huruf untuk aksara selain Latin. Jika kosong, dipakai huruf milik perangkat pengunjung.',
  'Language of the pages at the shortest addresses, such as /about instead of /en/about.':
    'Bahasa halaman dengan alamat terpendek, misalnya /about dan bukan /en/about.',
  'Language shown where a translation is missing.': 'Bahasa yang ditampilkan jika terjemahan belum ada.',
  'Language in which you want to read enquiries.': 'Bahasa yang Anda pakai untuk membaca pertanyaan tamu.',
  'Shows approximate amounts in other currencies on the pages of tours.':
    'Menampilkan perkiraan harga dalam mata uang lain di halaman tur.',
  'Date of the exchange rates.': 'Tanggal kurs.',
  'Exchange rate of each currency.': 'Kurs tiap mata uang.',
  'The other currency.': 'Mata uang lain itu.',
  'Price of one unit of that currency in your own currency.':
    'Harga satu satuan mata uang itu dalam mata uang Anda.',
  'Languages whose pages show this currency first; visitors can choose another.':
    'Bahasa yang halamannya menampilkan mata uang ini lebih dulu; pengunjung bisa memilih yang lain.',
  'A language of the site.': 'Salah satu bahasa situs.',
  'Number of decimals in amounts, if not the usual number for the currency.':
    'Banyaknya angka desimal, jika berbeda dari yang lazim untuk mata uangnya.',
  'Short name of the time zone, shown beside times.': 'Nama singkat zona waktu, ditampilkan di samping jam.',
  'Addresses of the fixed pages.': 'Alamat halaman-halaman tetap.',
  'Address of the page, without the language.': 'Alamat halaman, tanpa kode bahasa.',
  'Address of the pages of tours; {package} becomes the address part of the tour.':
    'Alamat halaman tur; {package} diganti dengan alamat masing-masing tur.',
  'Pictures at the top of pages that have no picture of their own.':
    'Gambar di bagian atas halaman yang tidak punya gambar sendiri.',
  'Picture above the list of destinations.': 'Gambar di atas daftar destinasi.',
  'Picture at the top of the contact page.': 'Gambar di bagian atas halaman kontak.',
  'Picture on the page shown when an address does not exist.':
    'Gambar di halaman yang muncul jika alamatnya tidak ada.',
  'Phone numbers; put the main number first.': 'Nomor telepon; letakkan nomor utama paling atas.',
  'Short name of the phone, used elsewhere in the data.':
    'Nama pendek telepon ini, dipakai di bagian data lain.',
  'Phone number with the country code.': 'Nomor telepon dengan kode negara.',
  'Ways to write to you; chat buttons open the first one.':
    'Cara menghubungi Anda; tombol chat membuka yang pertama.',
  'Short name of this way to write to you.': 'Nama pendek cara menghubungi ini.',
  'Address that opens the app. {phone} becomes your phone number, {email} your e-mail address and {text} the message. Without {text}, the message is copied for pasting.':
    'Alamat yang membuka aplikasinya. {phone} diganti nomor telepon Anda, {email} alamat email Anda, dan {text} pesannya. Tanpa {text}, pesannya disalin agar bisa ditempel.',
  'Phone number to use for {phone}, if not the first one.':
    'Nomor telepon untuk {phone}, jika bukan yang pertama.',
  'Address on your own domain that counts how often visitors open the chat. If empty, nothing is counted.':
    'Alamat di domain Anda sendiri yang menghitung seberapa sering pengunjung membuka chat. Jika kosong, tidak ada yang dihitung.',
  'Postal address, as on a letter.': 'Alamat pos, seperti di surat.',
  'The same address split into parts, for search engines.':
    'Alamat yang sama, dipecah per bagian untuk mesin pencari.',
  'Street and number.': 'Nama jalan dan nomor.',
  'Town.': 'Kota.',
  'Province or state.': 'Provinsi.',
  'Postal code.': 'Kode pos.',
  'Country code of two letters.': 'Kode negara, dua huruf.',
  'Place on the map, in degrees.': 'Titik di peta, dalam derajat.',
  'Degrees north; negative south of the equator.': 'Derajat lintang utara; negatif untuk lintang selatan.',
  'Degrees east; negative west of Greenwich.': 'Derajat bujur timur; negatif untuk bujur barat.',
  'Link to your office on an online map.': 'Tautan ke kantor Anda di peta daring.',
  'Address of the map shown on the contact page.': 'Alamat peta yang ditampilkan di halaman kontak.',
  'Visitors can read visited pages again without internet. When switched off, saved pages are removed at their next visit.':
    'Pengunjung bisa membaca lagi halaman yang pernah dibuka tanpa internet. Jika dimatikan, halaman yang tersimpan dihapus pada kunjungan berikutnya.',
  'Other websites that pictures may be loaded from.': 'Situs lain yang boleh menjadi sumber gambar.',
  'Page with reviews by your guests.': 'Halaman berisi ulasan tamu Anda.',
  'Your social networks, in the order shown.': 'Media sosial Anda, sesuai urutan tampilnya.',
  'Short name used in the data: letters, digits and hyphens.':
    'Nama pendek yang dipakai di data: huruf, angka, dan tanda hubung.',
  'Web address, starting with https://.': 'Alamat web, diawali https://.',
  'Least time that drives, boat trips and walks take; the check compares day plans with it.':
    'Waktu paling singkat untuk perjalanan mobil, kapal, dan jalan kaki; pemeriksaan membandingkan rencana hari dengannya.',
  'The activity, one of those in the texts.': 'Kegiatannya, salah satu yang ada pada teks.',
  'Minutes that it takes at least.': 'Lamanya paling sedikit, dalam menit.',
  'Minutes to keep free before it, for tickets, queueing or boarding.':
    'Menit yang harus kosong sebelumnya, untuk tiket, antrean, atau naik kapal.',
  'Working hours.': 'Jam kerja.',
  'First day.': 'Hari pertama.',
  'Last day, if more than one.': 'Hari terakhir, jika lebih dari satu hari.',
  'Time of day, in 24 hours.': 'Jam, dalam format 24 jam.',
  'Where messages from the contact form go.': 'Ke mana pesan dari formulir kontak dikirim.',
  'Stays in the visitor’s browser; you receive nothing.':
    'Tetap di peramban pengunjung; Anda tidak menerima apa-apa.',
  'Opens the chat with the message already written.': 'Membuka chat dengan pesan yang sudah ditulis.',
  'Opens an e-mail with the message already written.': 'Membuka email dengan pesan yang sudah ditulis.',
  'Sends the message to a form service.': 'Mengirim pesan ke layanan formulir.',
  'Hidden fields that the form service requires, such as its key.':
    'Isian tersembunyi yang diminta layanan formulir, misalnya kuncinya.',
  'Name of a hidden field.': 'Nama isian tersembunyi.',
  'Name of a hidden field that only robots fill in; their messages are not sent.':
    'Nama isian tersembunyi yang hanya diisi robot; pesan dari robot tidak dikirim.',
  'Where newsletter sign-ups go.': 'Ke mana pendaftaran buletin dikirim.',
  'Parts of the country that tours and destinations belong to.':
    'Bagian-bagian wilayah tempat tur dan destinasi berada.',
  'Kinds of destination.': 'Jenis-jenis destinasi.',
  'Tabs of the destinations page, after “All”: regions or kinds of destination.':
    'Tab di halaman destinasi, setelah “Semua”: wilayah atau jenis destinasi.',
  'A region or a kind of destination.': 'Wilayah atau jenis destinasi.',
  'Tabs that a link can open with ?category= in the address.':
    'Tab yang bisa dibuka tautan dengan ?category= di alamatnya.',
  'Accommodation classes; each is a column of the price tables.':
    'Kelas akomodasi; masing-masing menjadi kolom di tabel harga.',
  'Short name of the accommodation class, used in price tables.':
    'Nama pendek kelas akomodasi, dipakai di tabel harga.',
  'Number of stars; 0 for no rating.': 'Jumlah bintang; 0 jika tanpa bintang.',
  'Group sizes; each is a row of the price tables.':
    'Ukuran grup; masing-masing menjadi baris di tabel harga.',
  'Short name of the group size, used in price tables.': 'Nama pendek ukuran grup, dipakai di tabel harga.',
  'Smallest number of people.': 'Jumlah orang paling sedikit.',
  'Largest number of people.': 'Jumlah orang paling banyak.',
  'Age groups with their own prices; everyone else pays as an adult.':
    'Kelompok usia dengan harga sendiri; selain itu membayar harga dewasa.',
  'Short name of the age group, used in price tables.': 'Nama pendek kelompok usia, dipakai di tabel harga.',
  'Youngest age in years.': 'Usia termuda, dalam tahun.',
  'Oldest age in years, included.': 'Usia tertua, dalam tahun; usia itu masih termasuk.',
  'They count towards the group size; infants, for example, may not.':
    'Ikut dihitung dalam ukuran grup; bayi, misalnya, bisa tidak dihitung.',
  'Everything that tours include, with exceptions in the fields below.':
    'Semua yang termasuk dalam tur, dengan pengecualian di isian-isian berikut.',
  'Included only on tours with nights in accommodation.': 'Hanya termasuk pada tur yang menginap.',
  'An inclusion.': 'Hal yang termasuk.',
  'Meals in the list above; included when the option or the overnight stay includes the meal.':
    'Makanan dalam daftar di atas; termasuk jika pilihan paket atau penginapannya sudah dengan makanan itu.',
  'Included only when a tour, an option or a day adds them.':
    'Hanya termasuk jika ditambahkan oleh tur, pilihan paket, atau hari.',
  'What tours do not include, unless a tour says otherwise.':
    'Yang tidak termasuk dalam tur, kecuali tur itu menyebutkan lain.',
  'Values you still have to confirm or replace, each with its place in this file and a note. Remove the line when done.':
    'Nilai yang masih harus Anda pastikan atau ganti, masing-masing dengan letaknya di berkas ini dan catatan. Hapus barisnya jika sudah selesai.',
  'Warnings of the check that you have looked at and accepted, each with a reason.':
    'Peringatan pemeriksaan yang sudah Anda lihat dan terima, masing-masing dengan alasannya.',
  'Place of the warning in its file. If empty, it is about the whole file.':
    'Letak peringatan di berkasnya. Jika kosong, peringatan itu tentang seluruh berkas.',
  'File that the warning is about, if not this one, such as a file of texts.':
    'Berkas yang dimaksud peringatan itu, jika bukan berkas ini, misalnya berkas teks.',
  'Code of the warning; the check shows it in [ ].':
    'Kode peringatan; pemeriksaan menampilkannya di dalam [ ].',
  'Why the value is right.': 'Alasan nilainya sudah benar.',
  'Last day of this exception; then the warning comes back.':
    'Hari terakhir pengecualian ini; setelah itu peringatannya muncul lagi.',
  'Menus at the top and bottom of every page.': 'Menu di bagian atas dan bawah setiap halaman.',
  'List of tours that the title of the menu opens.': 'Daftar tur yang dibuka judul menu.',
  'Title of the menu.': 'Judul menu.',
  'Title of the submenu.': 'Judul submenu.',
  'Tours that the submenu lists.': 'Tur yang ada di submenu.',
  'Tours in this region …': 'Tur di wilayah ini …',
  '… and in this category, in their usual order.': '… dan dalam kategori ini, sesuai urutan biasanya.',
  'One of the fixed pages: home, destinations, about, contact or compare.':
    'Salah satu halaman tetap: beranda, destinasi, tentang, kontak, atau perbandingan.',
  'Page of a destination.': 'Halaman destinasi.',
  'Page of a tour.': 'Halaman tur.',
  'Page with a list of tours.': 'Halaman berisi daftar tur.',
  'Page of your own, such as terms.': 'Halaman Anda sendiri, misalnya syarat dan ketentuan.',
  'Menu text to use instead of the name of the page.':
    'Teks menu yang dipakai sebagai pengganti nama halaman.',
  'All pictures of the site, each with a short name.':
    'Semua gambar situs, masing-masing dengan nama pendek.',
  'Name of the file in the images folder.': 'Nama berkas di folder images.',
  'Point that stays visible when the picture is cropped; the middle if empty.':
    'Titik yang tetap terlihat saat gambar dipotong; jika kosong, bagian tengah.',
  'From the left edge (0) to the right edge (1).': 'Dari tepi kiri (0) sampai tepi kanan (1).',
  'From the top edge (0) to the bottom edge (1).': 'Dari tepi atas (0) sampai tepi bawah (1).',
  'The same picture on another website, shown instead of the file if it loads. The website must be one of the other sources of pictures.':
    'Gambar yang sama di situs lain, dipakai sebagai pengganti berkas jika bisa dimuat. Situs itu harus tercantum pada sumber gambar lain.',
  'Name of the photographer, if it must be shown.': 'Nama fotografer, jika harus ditampilkan.',
  'Categories of tours.': 'Kategori tur.',
  'Visitors can choose between options.': 'Pengunjung bisa memilih di antara beberapa pilihan paket.',
  'These tours include nights in accommodation, with the price tables for them.':
    'Tur ini termasuk menginap, dengan tabel harga untuk itu.',
  'Tours without a price table show the price of their destination beside “Contact Us”, named as a guide price.':
    'Tur tanpa tabel harga menampilkan harga destinasinya di samping “Hubungi Kami”, dan disebut harga panduan.',
  'Content of the home page.': 'Isi beranda.',
  'Large picture at the top.': 'Gambar besar di bagian atas.',
  'Picture behind the invitation to book.': 'Gambar di belakang ajakan memesan.',
  'Popular places, in the order shown.': 'Tempat populer, sesuai urutan tampilnya.',
  'Short name of the place; its texts use the same name.':
    'Nama pendek tempat; teks-teksnya memakai nama yang sama.',
  'One of the pictures of the site.': 'Salah satu gambar di situs.',
  'Shown as you write it, with the digits of each language.':
    'Ditampilkan seperti yang Anda tulis, dengan angka sesuai tiap bahasa.',
  'Content of the about page.': 'Isi halaman tentang.',
  'Pictures beside the story, each with a caption.':
    'Gambar di samping cerita, masing-masing dengan keterangan.',
  'People or groups in the team, in the order shown.': 'Orang atau kelompok dalam tim, sesuai urutan tampil.',
  'Icon; an unknown one is shown as a map pin.': 'Ikon; yang tidak dikenal tampil sebagai pin peta.',
  'Rating from 1 to 5. If empty, no stars are shown.':
    'Nilai dari 1 sampai 5. Jika kosong, bintang tidak ditampilkan.',
  'Kinds of page that show the question.': 'Jenis halaman yang menampilkan pertanyaan ini.',
  'Show only on these tours and those of the chosen categories. If both are empty, on all tours.':
    'Hanya tampil di tur ini dan tur dari kategori yang dipilih. Jika keduanya kosong, di semua tur.',
  'A tour that shows the question.': 'Tur yang menampilkan pertanyaan ini.',
  'Show only on tours of these categories, and on the tours chosen above.':
    'Hanya tampil di tur dari kategori ini, dan di tur yang dipilih di atas.',
  'A category whose tours show the question.': 'Kategori yang turnya menampilkan pertanyaan ini.',
  'Show only on these destinations. If empty, on all of them.':
    'Hanya tampil di destinasi ini. Jika kosong, di semua destinasi.',
  'A destination that shows the question.': 'Destinasi yang menampilkan pertanyaan ini.',
  'Show only on these lists of tours. If empty, on all of them.':
    'Hanya tampil di daftar tur ini. Jika kosong, di semua daftar.',
  'A list of tours that shows the question.': 'Daftar tur yang menampilkan pertanyaan ini.',
  'Old addresses of pages and languages.': 'Alamat halaman dan bahasa yang lama.',
  'Old address of a page, and the address it leads to now.':
    'Alamat lama halaman, dan alamat tujuannya sekarang.',
  'Languages you have removed, and the language shown instead.':
    'Bahasa yang sudah Anda hapus, dan bahasa penggantinya.',
  'Language shown instead.': 'Bahasa penggantinya.',
  'Seasons, closed periods and special offers.': 'Musim, masa tutup, dan penawaran khusus.',
  'Your time zone; it decides which day is “today”.':
    'Zona waktu Anda; menentukan hari mana yang dianggap “hari ini”.',
  'Least number of days between booking and departure.':
    'Jumlah hari paling sedikit antara pemesanan dan keberangkatan.',
  'How many months ahead visitors can choose a date.':
    'Berapa bulan ke depan pengunjung bisa memilih tanggal.',
  'Prices that change by per cent are rounded to this amount. If empty, to the smallest unit of the currency.':
    'Harga yang berubah dalam persen dibulatkan ke jumlah ini. Jika kosong, ke satuan terkecil mata uang.',
  'Times of the year with different prices.': 'Masa dalam setahun dengan harga berbeda.',
  'Short name of the season, used in price tables.': 'Nama pendek musim, dipakai di tabel harga.',
  'Dates of the season; the day of departure counts.': 'Tanggal musim; yang dihitung hari keberangkatan.',
  'From the first to the last day, both included.':
    'Dari hari pertama sampai hari terakhir, keduanya termasuk.',
  'A day of every year, or with its year.': 'Tanggal setiap tahun, atau dengan tahunnya.',
  'Change in per cent: 15 is 15 % more, -10 is 10 % less.':
    'Perubahan dalam persen: 15 berarti naik 15 %, -10 berarti turun 10 %.',
  'Amount added to the price per person or per group; a negative amount is taken off.':
    'Jumlah yang ditambahkan ke harga per orang atau per grup; jumlah negatif berarti potongan.',
  'If seasons overlap, the one with the highest number applies.':
    'Jika musim tumpang tindih, yang berlaku adalah yang angkanya terbesar.',
  'Periods without departures: everywhere, or only for some regions or tours.':
    'Masa tanpa keberangkatan: untuk semua, atau hanya untuk beberapa wilayah atau tur.',
  'Short name of the closed period; its text gives the reason.':
    'Nama pendek masa tutup; teksnya menjelaskan alasannya.',
  'Days without departures.': 'Hari-hari tanpa keberangkatan.',
  'Only tours in these regions are closed.': 'Hanya tur di wilayah ini yang tutup.',
  'A region.': 'Wilayah.',
  'Only these tours are closed.': 'Hanya tur ini yang tutup.',
  'A tour.': 'Tur.',
  'Special offers; if several apply, visitors get the best one.':
    'Penawaran khusus; jika ada beberapa yang berlaku, pengunjung mendapat yang terbaik.',
  'Short name of the special offer.': 'Nama pendek penawaran khusus.',
  'Discount in per cent: -10 is 10 % off.': '10 berarti 10 % lebih murah.',
  'Discount per person or per group, as a negative amount.':
    'Dikurangkan dari harga per orang atau per grup.',
  'Last day to book the offer.': 'Hari terakhir untuk memesan penawaran ini.',
  'Days of departure. If empty, any day.': 'Hari keberangkatan. Jika kosong, hari apa saja.',
  'Tours on offer. If empty, all tours.': 'Tur yang ditawarkan. Jika kosong, semua tur.',
  'Place that visitors can travel to.': 'Tempat yang bisa dikunjungi.',
  'Position in lists; the smallest number comes first.':
    'Urutan dalam daftar; angka terkecil tampil lebih dulu.',
  'Lowest price of a trip there.': 'Harga termurah untuk perjalanan ke sana.',
  'Kind of destination.': 'Jenis destinasi.',
  'One of your regions.': 'Salah satu wilayah Anda.',
  'Practical facts about costs on the spot, food, toilets, prayer, phone signal, clothes and weather.':
    'Info praktis tentang biaya di tempat, makanan, toilet, ibadah, sinyal, pakaian, dan cuaca.',
  'Subject of the fact.': 'Pokok info ini.',
  'The fact itself, one of those in the labels.': 'Isi infonya, salah satu dari yang ada di label.',
  'One tour.': 'Satu tur.',
  'Last part of the address of the page, in any script. If empty, its short name.':
    'Bagian akhir alamat halaman, dalam aksara apa pun. Jika kosong, nama singkatnya.',
  'Region of the tour.': 'Wilayah tur.',
  'Category of the tour.': 'Kategori tur.',
  'Length of the tour. If empty, it follows from the day plan or the name.':
    'Lama tur. Jika kosong, diambil dari rencana hari atau dari namanya.',
  'Number of days, including the first and the last.': 'Jumlah hari, termasuk hari pertama dan terakhir.',
  'Number of nights, if not one less than the days.':
    'Jumlah malam, jika bukan satu kurang dari jumlah hari.',
  'Number of hours of a tour shorter than a day; half hours are possible.':
    'Jumlah jam untuk tur yang kurang dari sehari; setengah jam juga bisa.',
  'Start on the first day and end on the last day, in your time zone.':
    'Jam mulai di hari pertama dan jam selesai di hari terakhir, menurut zona waktu Anda.',
  'How demanding the tour is.': 'Seberapa berat turnya.',
  'Reason for the effort, one of those in the labels.':
    'Alasan tingkat kesulitannya, salah satu dari yang ada di label.',
  'Minimum age of guests in years; 0 means any age.': 'Usia minimum tamu dalam tahun; 0 berarti semua usia.',
  'Best months for the tour.': 'Bulan-bulan terbaik untuk tur ini.',
  'Languages that the guides speak.': 'Bahasa yang dikuasai pemandu.',
  'Language code; it can be a language that the site does not have.':
    'Kode bahasa; boleh bahasa yang tidak ada di situs.',
  'What the tour includes, if different from other tours.':
    'Yang termasuk dalam tur ini, jika berbeda dari tur lain.',
  'Add these.': 'Tambahkan ini.',
  'Leave out these.': 'Hilangkan ini.',
  'What is not included, if different.': 'Yang tidak termasuk, jika berbeda.',
  'An exclusion.': 'Hal yang tidak termasuk.',
  'Destinations that the tour visits.': 'Destinasi yang dikunjungi tur ini.',
  'A destination that the tour visits.': 'Destinasi yang dikunjungi tur ini.',
  'Days of departure: weekdays, periods or fixed dates. If empty, every day.':
    'Hari keberangkatan: hari dalam minggu, masa tertentu, atau tanggal tertentu. Jika kosong, setiap hari.',
  'Days of the week.': 'Hari dalam minggu.',
  'Only within these periods. If empty, all year.': 'Hanya dalam masa ini. Jika kosong, sepanjang tahun.',
  'Only on these dates.': 'Hanya pada tanggal ini.',
  'Date with year, month and day.': 'Tanggal lengkap dengan tahun, bulan, dan hari.',
  'Days of departure that are sold out.': 'Hari keberangkatan yang sudah habis.',
  'Least number of days between booking and departure, if different from the calendar.':
    'Jumlah hari paling sedikit antara pemesanan dan keberangkatan, jika berbeda dari kalender.',
  'Groups of tours, in the order shown.': 'Kelompok tur, sesuai urutan tampilnya.',
  '… and in this category.': '… dan dalam kategori ini.',
  'Page of your own, such as terms or privacy.': 'Halaman Anda sendiri, misalnya syarat atau privasi.',
  'Picture at the top of the page.': 'Gambar di bagian atas halaman.',
  'Level of comfort that visitors can choose.': 'Tingkat kenyamanan yang bisa dipilih pengunjung.',
  'Usual accommodation class of the option.': 'Kelas akomodasi yang biasa untuk pilihan ini.',
  'Meals that the option includes every day.': 'Makanan yang termasuk setiap hari dalam pilihan ini.',
  'What the option includes, if different from its tours.':
    'Yang termasuk dalam pilihan ini, jika berbeda dari turnya.',
  'One day of a tour.': 'Satu hari tur.',
  'Letter of a day that is a tour of its own; visitors do not see it.':
    'Huruf untuk hari yang merupakan tur tersendiri; tidak terlihat oleh pengunjung.',
  'Destinations of the day.': 'Destinasi pada hari itu.',
  'A destination of the day.': 'Destinasi pada hari itu.',
  'Points of the route, for the map.': 'Titik-titik rute, untuk peta.',
  'Point of the route, in degrees.': 'Titik rute, dalam derajat.',
  'Name of the place, one of those in the labels. If empty, the route only passes it.':
    'Nama tempat, salah satu dari yang ada di label. Jika kosong, tempat itu hanya dilewati.',
  'What this day includes, apart from meals and the night.':
    'Yang termasuk pada hari ini, selain makanan dan penginapan.',
  'What to bring. If empty, the advice of the destinations is shown.':
    'Yang perlu dibawa. Jika kosong, ditampilkan saran dari destinasinya.',
  'Something to bring, one of those in the labels.':
    'Barang yang perlu dibawa, salah satu dari yang ada di label.',
  'Time of day, or from one time to another.': 'Jam, atau dari jam sekian sampai jam sekian.',
  'Time in words instead of a clock time.': 'Waktu dengan kata-kata, sebagai pengganti jam.',
  'Another text for when this is not the first day of a tour, since guests then start from where they slept.':
    'Teks lain jika ini bukan hari pertama tur, karena tamu berangkat dari tempat menginapnya.',
  'Meal that this activity is. A tour that includes the meal shows the text with the same short name and “Included” behind it.':
    'Makan yang merupakan kegiatan ini. Tur yang menanggungnya menampilkan teks dengan nama singkat yang sama, diakhiri “Included”.',
  'Day plans of one tour.': 'Rencana hari untuk satu tur.',
  'Day plan of the tour; a tour with options has it in all of them.':
    'Rencana hari untuk tur ini; tur dengan pilihan paket memakainya di semua pilihan.',
  'Number of the day; _alt marks a second choice for it, _alt2 a third, and so on.':
    'Nomor hari; _alt menandai pilihan kedua untuk hari itu, _alt2 pilihan ketiga, dan seterusnya.',
  'One of the days.': 'Salah satu hari.',
  'Day plan for each option, if their days differ.':
    'Rencana hari untuk tiap pilihan paket, jika hari-harinya berbeda.',
  'An option.': 'Pilihan paket.',
  'Days of the plan: day1, day2 and so on; day2_alt is a second choice for day 2, day2_alt2 a third.':
    'Hari-hari dalam rencana: day1, day2, dan seterusnya; day2_alt adalah pilihan kedua untuk hari ke-2, day2_alt2 yang ketiga.',
  'Price table by group size and accommodation class.':
    'Tabel harga menurut ukuran grup dan kelas akomodasi.',
  'Tours that use these prices: a category, one tour, or other overnight tours with this number of nights.':
    'Tur yang memakai harga ini: satu kategori, satu tur, atau tur menginap lain dengan jumlah malam ini.',
  'Category of the tours.': 'Kategori turnya.',
  'Only for these options.': 'Hanya untuk pilihan paket ini.',
  'Only tours with this number of days.': 'Hanya tur dengan jumlah hari ini.',
  'Only tours with this number of hours, or every tour whose length is in hours.':
    'Hanya tur dengan jumlah jam ini, atau semua tur yang lamanya dalam jam.',
  'The tour.': 'Turnya.',
  'Usual prices of tours with this number of nights that have no list for them or their category; categories without overnight stays have none.':
    'Harga yang biasa untuk tur dengan jumlah malam ini yang tidak punya daftar sendiri atau daftar kategorinya; kategori tanpa menginap tidak memakainya.',
  'Prices are for each person, or for the whole group or vehicle.':
    'Harga berlaku per orang, atau untuk seluruh grup atau kendaraan.',
  'Prices for one group size: one price, or one for each accommodation class.':
    'Harga untuk satu ukuran grup: satu harga, atau satu untuk tiap kelas akomodasi.',
  'One of your group sizes.': 'Salah satu ukuran grup Anda.',
  'Price, if it is the same for all accommodation classes.': 'Harga, jika sama untuk semua kelas akomodasi.',
  'A price, or “ask” for a price on request.': 'Harga, atau “tanya” jika tamu harus bertanya dulu.',
  'Prices of age groups; groups that are not listed pay as adults.':
    'Harga kelompok usia; kelompok yang tidak disebut membayar harga dewasa.',
  'An age group.': 'Kelompok usia.',
  'Price for each of them: an amount, an amount for each accommodation class, or per cent of the adult price.':
    'Harga untuk masing-masing: jumlah uang, jumlah untuk tiap kelas akomodasi, atau persen dari harga dewasa.',
  'Per cent of the adult price.': 'Persen dari harga dewasa.',
  'Amount of money; 0 means free.': 'Jumlah uang; 0 berarti gratis.',
  'Extra cost of a single room: an amount, or one for each accommodation class.':
    'Biaya tambahan kamar sendiri: satu jumlah, atau satu untuk tiap kelas akomodasi.',
  'Seasons in which these prices change differently from the calendar.':
    'Musim ketika harga ini berubah tidak seperti di kalender.',
  'An accommodation class.': 'Satu kelas akomodasi.',
  'A season.': 'Musim.',
  'Prices in this season, instead of the change in the calendar.':
    'Harga di musim ini, sebagai pengganti perubahan di kalender.',
  'Amount added to the price; a negative amount is taken off.':
    'Jumlah yang ditambahkan ke harga; jumlah negatif berarti potongan.',
  'A price table for this season.': 'Tabel harga untuk musim ini.',
  'Terms in the original language, and how this language says them.':
    'Istilah dalam bahasa asal, dan sebutannya dalam bahasa ini.',
  'Texts that stay the same as in the original language, and why.':
    'Teks yang tetap sama seperti bahasa asalnya, dan alasannya.',
  'Rules of spelling, punctuation and tone for translators.':
    'Aturan ejaan, tanda baca, dan gaya bahasa untuk penerjemah.',
  'Punctuation of the language, for its writers; nothing checks it.':
    'Tanda baca bahasa ini, untuk penulisnya; tidak diperiksa.',
  'Texts that the translation report questions although they are right, and why.':
    'Teks yang dipertanyakan laporan terjemahan padahal sudah benar, dan alasannya.',
  'Texts of the app itself.': 'Teks aplikasi situs.',
  'Link that skips the menus, for screen readers.': 'Tautan yang melewati menu, untuk pembaca layar.',
  'Button that opens the chat to book.': 'Tombol yang membuka chat untuk memesan.',
  'Shown instead of a price that is not given.': 'Tampil jika harga tidak dicantumkan.',
  'Added to links that open a new window, for screen readers.':
    'Tambahan pada tautan yang membuka jendela baru, untuk pembaca layar.',
  'After a price: it is per person.': 'Setelah harga: berlaku per orang.',
  'Lowest price, with the word “from”.': 'Harga termurah, dengan kata “mulai”.',
  'Length of a tour in days.': 'Lama tur dalam hari.',
  'Length of a tour in hours; half hours are possible.': 'Lama tur dalam jam; setengah jam juga bisa.',
  'Length of a tour in days and nights.': 'Lama tur dalam hari dan malam.',
  'Rating in stars, for screen readers.': 'Nilai dalam bintang, untuk pembaca layar.',
  'Link from a card to its page.': 'Tautan dari kartu ke halamannya.',
  'Link from a card to its page, for screen readers.':
    'Tautan dari kartu ke halamannya, untuk pembaca layar.',
  'Button on a popular place.': 'Tombol pada tempat populer.',
  'Button that saves a tour on the visitor’s device, for screen readers.':
    'Tombol yang menyimpan tur di perangkat pengunjung, untuk pembaca layar.',
  'Link beside a saved tour that opens the comparison.':
    'Tautan di samping tur yang disimpan, membuka perbandingan.',
  'Shown while a page is loading.': 'Tampil saat halaman sedang dimuat.',
  'Name of the main menu, for screen readers.': 'Nama menu utama, untuk pembaca layar.',
  'Button that opens the menu on phones.': 'Tombol yang membuka menu di ponsel.',
  'Button that closes the menu.': 'Tombol yang menutup menu.',
  'Button that opens a submenu, for screen readers.': 'Tombol yang membuka submenu, untuk pembaca layar.',
  'Last link of a submenu that has no room for all tours.':
    'Tautan terakhir pada submenu yang tidak cukup untuk semua tur.',
  'Name of the language menu.': 'Nama menu bahasa.',
  'One or two sentences about your company.': 'Satu atau dua kalimat tentang usaha Anda.',
  'Heading of the quick links.': 'Judul tautan cepat.',
  'Heading of the popular destinations.': 'Judul destinasi populer.',
  'Heading of the contact details.': 'Judul info kontak.',
  'Heading of the social networks.': 'Judul media sosial.',
  'Name of the links to terms, privacy and similar pages, for screen readers.':
    'Nama tautan ke syarat, privasi, dan halaman serupa, untuk pembaca layar.',
  'Copyright line.': 'Baris hak cipta.',
  'Label of your address.': 'Label alamat Anda.',
  'Label of the phone number.': 'Label nomor telepon.',
  'Label of the e-mail address.': 'Label alamat email.',
  'Label of the working hours.': 'Label jam kerja.',
  'From one weekday to another.': 'Dari hari sekian sampai hari sekian.',
  'Opening and closing time.': 'Jam buka dan jam tutup.',
  'Button that closes a message.': 'Tombol yang menutup pesan.',
  'Title of messages about mistakes.': 'Judul pesan kesalahan.',
  'Contact form: a required field is empty.': 'Formulir kontak: isian wajib masih kosong.',
  'Contact form: title after sending.': 'Formulir kontak: judul setelah terkirim.',
  'Contact form: text after sending.': 'Formulir kontak: teks setelah terkirim.',
  'Contact form: the message could not be sent, but is not lost.':
    'Formulir kontak: pesan tidak bisa dikirim, tetapi tidak hilang.',
  'Newsletter: no e-mail address was entered.': 'Buletin: alamat email belum diisi.',
  'Newsletter: title after signing up.': 'Buletin: judul setelah mendaftar.',
  'Newsletter: text after signing up.': 'Buletin: teks setelah mendaftar.',
  'A page could not be loaded.': 'Halaman tidak bisa dimuat.',
  'Name of the search field, for screen readers.': 'Nama kolom pencarian, untuk pembaca layar.',
  'Grey text in the search field of the home page.': 'Teks abu-abu di kolom pencarian beranda.',
  'Grey text in the search field of the destinations page.':
    'Teks abu-abu di kolom pencarian halaman destinasi.',
  'Search button.': 'Tombol cari.',
  'Tab that shows all destinations.': 'Tab yang menampilkan semua destinasi.',
  'Name of the tabs, for screen readers.': 'Nama tab, untuk pembaca layar.',
  'How many destinations were found.': 'Jumlah destinasi yang ditemukan.',
  'No destination was found.': 'Tidak ada destinasi yang ditemukan.',
  'Button that clears the search and the tab.': 'Tombol yang mengosongkan pencarian dan tab.',
  'Line below the name of the tour.': 'Baris di bawah nama tur.',
  'Heading of the description.': 'Judul deskripsi.',
  'Label: who the tour is ideal for.': 'Label: untuk siapa tur ini cocok.',
  'On cards: who the tour is ideal for.': 'Di kartu: untuk siapa tur ini cocok.',
  'Heading of other tours.': 'Judul tur lain.',
  'Label of the destination.': 'Label destinasi.',
  'Label of the length.': 'Label lama tur.',
  'Label of the price.': 'Label harga.',
  'Heading of what is included.': 'Judul hal yang termasuk.',
  'Heading of what is not included.': 'Judul hal yang tidak termasuk.',
  'Heading of the price table.': 'Judul tabel harga.',
  'Note below the heading of the price table: prices are per person.':
    'Catatan di bawah judul tabel harga: harga per orang.',
  'Heading of the column with group sizes.': 'Judul kolom ukuran grup.',
  'One group size. If your language has several plural forms, {people} chooses between them.':
    'Satu ukuran grup. Jika bahasa Anda punya beberapa bentuk jamak, {people} menentukan bentuknya.',
  'Larger groups: please ask.': 'Grup lebih besar: silakan tanya.',
  'Heading of the day plan.': 'Judul rencana perjalanan.',
  'Number of a day, such as “Day 2”.': 'Nomor hari, misalnya “Hari 2”.',
  'Title of a day that has no text yet.': 'Judul hari yang belum ada teksnya.',
  'Text of a day that has no text yet.': 'Teks hari yang belum ada teksnya.',
  'The day plan is not available.': 'Rencana perjalanan belum tersedia.',
  'Lets visitors choose how to spend a day; {options} is the list of choices, joined with “or”.':
    'Pengunjung memilih cara mengisi hari; {options} adalah daftar pilihannya, dihubungkan dengan “atau”.',
  'Label of one of the choices.': 'Label salah satu pilihan.',
  'Name of the tabs with options, for screen readers.': 'Nama tab pilihan paket, untuk pembaca layar.',
  'Heading of the features of an option.': 'Judul fasilitas pilihan paket.',
  'Heading: where the tour starts.': 'Judul: tempat mulai tur.',
  'Heading: what may change with the season and the weather.':
    'Judul: yang mungkin berubah karena musim dan cuaca.',
  'Heading: what makes the tour special.': 'Judul: keistimewaan tur.',
  'Button at the end of the page that opens the chat to book.':
    'Tombol di akhir halaman yang membuka chat untuk memesan.',
  'Chat message about a tour.': 'Pesan chat tentang tur.',
  'Chat message about a tour and the chosen option.': 'Pesan chat tentang tur dan pilihan paketnya.',
  'In the chat message: the price that the visitor saw.': 'Dalam pesan chat: harga yang dilihat pengunjung.',
  'Heading of the price calculator.': 'Judul penghitung harga.',
  'Label: number of people.': 'Label: jumlah orang.',
  'Button: one person fewer.': 'Tombol: kurangi satu orang.',
  'Button: one person more.': 'Tombol: tambah satu orang.',
  'Label of the accommodation class.': 'Label kelas akomodasi.',
  'After the total: for how many people.': 'Setelah total: untuk berapa orang.',
  'No price for this group size: please ask.': 'Tidak ada harga untuk ukuran grup ini: silakan tanya.',
  'Link to the matching price in the table.': 'Tautan ke harga yang sesuai di tabel.',
  'Marks the visitor’s price in the table, for screen readers.':
    'Menandai harga pengunjung di tabel, untuk pembaca layar.',
  'Heading of the overview with one line per day.': 'Judul ringkasan, satu baris per hari.',
  'What is included on a day.': 'Yang termasuk pada satu hari.',
  'Breakfast, among what is included on a day.': 'Sarapan, di antara yang termasuk pada satu hari.',
  'Lunch, among what is included on a day.': 'Makan siang, di antara yang termasuk pada satu hari.',
  'Dinner, among what is included on a day.': 'Makan malam, di antara yang termasuk pada satu hari.',
  'The night, among what is included on a day.': 'Penginapan, di antara yang termasuk pada satu hari.',
  'Button that adds the tour to the visitor’s calendar.':
    'Tombol yang menambahkan tur ke kalender pengunjung.',
  'Button that prints the tour.': 'Tombol yang mencetak tur.',
  'Heading of the tour’s packing list.': 'Judul daftar bawaan tur.',
  'On paper, beside the QR code that opens the chat.': 'Di kertas, di samping kode QR yang membuka chat.',
  'Reason for suggesting a tour: one day longer.': 'Alasan menyarankan tur: sehari lebih lama.',
  'Reason for suggesting a tour: one day shorter.': 'Alasan menyarankan tur: sehari lebih singkat.',
  'Reason for suggesting a tour: equally long.': 'Alasan menyarankan tur: sama lamanya.',
  'Reason for suggesting a tour: visits the same places.':
    'Alasan menyarankan tur: mengunjungi tempat yang sama.',
  'Reason for suggesting a tour: goes to another region.': 'Alasan menyarankan tur: ke wilayah lain.',
  'Link back to the list of tours.': 'Tautan kembali ke daftar tur.',
  'Heading of things to see and do.': 'Judul hal yang bisa dilihat dan dilakukan.',
  'Heading: how to get there.': 'Judul: cara ke sana.',
  'Heading: best time to go.': 'Judul: waktu terbaik untuk pergi.',
  'Heading: how hard it is.': 'Judul: seberapa berat.',
  'Heading: what to bring.': 'Judul: yang perlu dibawa.',
  'Heading: good manners.': 'Judul: tata krama.',
  'Heading of the tours that go there.': 'Judul tur yang ke sana.',
  'Link to a list with more tours that go there.': 'Tautan ke daftar berisi lebih banyak tur ke sana.',
  'Heading of destinations nearby.': 'Judul destinasi di sekitarnya.',
  'Chat message about a destination.': 'Pesan chat tentang destinasi.',
  'Heading of the comparison of tours.': 'Judul perbandingan tur.',
  'Heading of the comparison when the list has several pages.':
    'Judul perbandingan jika daftarnya lebih dari satu halaman.',
  'Name of the links to the pages of a list, for screen readers.':
    'Nama tautan ke halaman-halaman daftar, untuk pembaca layar.',
  'Link to a page of a list, for screen readers.': 'Tautan ke satu halaman daftar, untuk pembaca layar.',
  'Title of the second and later pages of a list.': 'Judul halaman kedua dan seterusnya dari sebuah daftar.',
  'Description of the second and later pages of a list, in search results.':
    'Deskripsi halaman kedua dan seterusnya dari sebuah daftar, di hasil pencarian.',
  'Link to the previous page.': 'Tautan ke halaman sebelumnya.',
  'Link to the next page.': 'Tautan ke halaman berikutnya.',
  'Label of the field for the name.': 'Label isian nama.',
  'Label of the field for the e-mail address.': 'Label isian alamat email.',
  'Label of the field for the subject.': 'Label isian subjek.',
  'Label of the field for the message.': 'Label isian pesan.',
  'Button that sends the form.': 'Tombol yang mengirim formulir.',
  'Explains that fields with * are required.': 'Menjelaskan bahwa isian dengan * wajib diisi.',
  'Beside the form: visitors can also use chat or e-mail.':
    'Di samping formulir: pengunjung juga bisa lewat chat atau email.',
  'Link to the chat.': 'Tautan ke chat.',
  'Link to your office on a map.': 'Tautan ke kantor Anda di peta.',
  'Name of the map on the page, for screen readers.': 'Nama peta di halaman, untuk pembaca layar.',
  'Heading of the newsletter.': 'Judul buletin.',
  'Text of the newsletter.': 'Teks buletin.',
  'Label of the field for the newsletter’s e-mail address.': 'Label isian alamat email untuk buletin.',
  'Button that signs up for the newsletter.': 'Tombol mendaftar buletin.',
  'Heading of questions and answers.': 'Judul tanya jawab.',
  'Asks, in this language, if the visitor wants to switch to it.':
    'Menanyakan, dalam bahasa ini, apakah pengunjung ingin memakainya.',
  'Link that switches to this language.': 'Tautan untuk beralih ke bahasa ini.',
  'Button that stays in the current language.': 'Tombol untuk tetap memakai bahasa sekarang.',
  'Chat message of the main booking button.': 'Pesan chat dari tombol pesan utama.',
  'Texts of the fixed pages.': 'Teks halaman tetap.',
  'Name of the page in menus.': 'Nama halaman di menu.',
  'Title in search results, up to 60 characters.': 'Judul di hasil pencarian, paling banyak 60 karakter.',
  'Description in search results, up to 160 characters.':
    'Deskripsi di hasil pencarian, paling banyak 160 karakter.',
  'Large title over the picture.': 'Judul besar di atas gambar.',
  'Line below the large title.': 'Baris di bawah judul besar.',
  'Heading of the popular places.': 'Judul tempat populer.',
  'Text below the heading of the popular places.': 'Teks di bawah judul tempat populer.',
  'Button that leads to all destinations.': 'Tombol ke semua destinasi.',
  'Name of the place.': 'Nama tempat.',
  'Short text about the place.': 'Teks singkat tentang tempat ini.',
  'Heading of the featured tours.': 'Judul tur unggulan.',
  'Text below the heading of the featured tours.': 'Teks di bawah judul tur unggulan.',
  'Heading of the guests’ reviews.': 'Judul ulasan tamu.',
  'Link to more reviews.': 'Tautan ke ulasan lainnya.',
  'What a figure counts.': 'Yang dihitung oleh sebuah angka.',
  'Heading of the figures, for screen readers.': 'Judul angka-angka, untuk pembaca layar.',
  'Heading of the invitation to book.': 'Judul ajakan memesan.',
  'Text of the invitation to book.': 'Teks ajakan memesan.',
  'Title of the page.': 'Judul halaman.',
  'Line below the title.': 'Baris di bawah judul.',
  'Heading of your story.': 'Judul cerita Anda.',
  'Paragraphs of your story.': 'Paragraf cerita Anda.',
  'Caption of a picture; say so if it is a drawing rather than a photograph.':
    'Keterangan gambar; sebutkan jika itu lukisan, bukan foto.',
  'Heading of the team.': 'Judul tim.',
  'Text below the heading of the team.': 'Teks di bawah judul tim.',
  'Name of a person or group.': 'Nama orang atau kelompok.',
  'Position in the team.': 'Jabatan dalam tim.',
  'Heading of your values.': 'Judul nilai-nilai Anda.',
  'Title of the value.': 'Judul nilai ini.',
  'Description of the value.': 'Penjelasan nilai ini.',
  'Heading of the contact form.': 'Judul formulir kontak.',
  'Heading of the map of your office.': 'Judul peta kantor Anda.',
  'Text below the heading of the map.': 'Teks di bawah judul peta.',
  'Button that shows the map.': 'Tombol yang menampilkan peta.',
  'Beside the button that shows the map: which company the map comes from.':
    'Di samping tombol peta: dari perusahaan mana petanya.',
  'Said above the form while the site sends messages to nobody: how to reach the operator.':
    'Tertulis di atas formulir selama pesan tidak terkirim ke siapa pun: cara menghubungi operator.',
  'Button that sends a message by chat as well.': 'Tombol yang mengirim pesan lewat chat.',
  'Steps that explain how to save and compare tours.': 'Langkah-langkah menyimpan dan membandingkan tur.',
  'Heading of the links to lists of tours.': 'Judul tautan ke daftar-daftar tur.',
  'Heading of the saved tours.': 'Judul tur yang disimpan.',
  'Heading of the comparison.': 'Judul perbandingan.',
  'Label of the menu that adds a tour to the comparison.': 'Label menu yang menambahkan tur ke perbandingan.',
  'Shown in the menu before a tour is chosen.': 'Tampil di menu sebelum tur dipilih.',
  'Button that removes a tour from the comparison, for screen readers.':
    'Tombol yang mengeluarkan tur dari perbandingan, untuk pembaca layar.',
  'Three tours are compared already: one must be removed first.':
    'Sudah tiga tur yang dibandingkan: satu harus dikeluarkan dulu.',
  'Button that shows only the differences between the tours.':
    'Tombol yang hanya menampilkan perbedaan antartur.',
  'There are no differences.': 'Tidak ada perbedaan.',
  'Label of the row with accommodation and options.': 'Label baris akomodasi dan pilihan paket.',
  'In a cell, for screen readers: included.': 'Di sel tabel, untuk pembaca layar: termasuk.',
  'In a cell, for screen readers: not included.': 'Di sel tabel, untuk pembaca layar: tidak termasuk.',
  'In a cell: not known, please ask.': 'Di sel tabel: belum diketahui, silakan tanya.',
  'A tour could not be loaded; perhaps it is no longer offered.':
    'Tur tidak bisa dimuat; mungkin sudah tidak ditawarkan.',
  'Button that opens the chat about the compared tours.':
    'Tombol yang membuka chat tentang tur yang dibandingkan.',
  'Beginning of the chat message about the compared tours; their names and links follow.':
    'Awal pesan chat tentang tur yang dibandingkan; nama dan tautannya menyusul.',
  'Label of a hidden field that catches robots.': 'Label isian tersembunyi yang menjebak robot.',
  'Message that signs up for the newsletter by chat or e-mail.':
    'Pesan pendaftaran buletin lewat chat atau email.',
  'The sign-up could not be sent, but is not lost.': 'Pendaftaran tidak bisa dikirim, tetapi tidak hilang.',
  'Heading of the map with all destinations; also its name for screen readers.':
    'Judul peta semua destinasi; juga namanya untuk pembaca layar.',
  'Text below the heading of the map: what it shows, and that each place leads to its page.':
    'Teks di bawah judul peta: isi peta, dan bahwa tiap tempat mengarah ke halamannya.',
  'Heading of the map on the page of a destination.': 'Judul peta di halaman destinasi.',
  'A short apology.': 'Permintaan maaf singkat.',
  'Heading of the suggested links.': 'Judul tautan yang disarankan.',
  'Entry of a menu.': 'Isi menu.',
  'Name of a region.': 'Nama wilayah.',
  'Category of tours.': 'Kategori tur, seperti dibaca pengunjung.',
  'Accommodation class, as in the heading of a price column.':
    'Kelas akomodasi, seperti di judul kolom harga.',
  'Age group, in the plural.': 'Kelompok usia, dalam bentuk jamak.',
  'Name of a season.': 'Nama musim.',
  'Reason why there are no departures.': 'Alasan tidak ada keberangkatan.',
  'Name of a special offer.': 'Nama penawaran khusus.',
  'Purpose of a phone number.': 'Kegunaan nomor telepon.',
  'Name of a way to write to you, such as an app.': 'Nama cara menghubungi Anda, misalnya sebuah aplikasi.',
  'Before the names of the other ways to write to you.': 'Sebelum nama cara lain untuk menghubungi Anda.',
  'Below the chat button, when the app cannot take the message: it is copied, ready to paste.':
    'Di bawah tombol chat, jika aplikasinya tidak bisa menerima pesan: pesannya disalin, siap ditempel.',
  'The same note for other apps, by their names: the message is copied.':
    'Catatan yang sama untuk aplikasi lain, dengan namanya: pesannya disalin.',
  'Place on the route of a day.': 'Tempat di rute suatu hari.',
  'Below the map: where the tour starts.': 'Di bawah peta: tempat mulai tur.',
  'Marks one of the choices of a day on the map; very short.':
    'Menandai salah satu pilihan hari di peta; sangat singkat.',
  'After a price: it is for the whole group or vehicle.': 'Setelah harga: untuk seluruh grup atau kendaraan.',
  'In a price table: price on request.': 'Di tabel harga: harga ditanyakan dulu.',
  'Below amounts in another currency: what ≈ means and the date of the rate.':
    'Di bawah jumlah dalam mata uang lain: arti ≈ dan tanggal kursnya.',
  'What the price of a destination covers.': 'Harga destinasi itu untuk apa.',
  'Group size that the lowest price applies to; {most} chooses the plural form.':
    'Ukuran grup yang mendapat harga termurah; {most} menentukan bentuk jamaknya.',
  'Label of the first day of the trip.': 'Label hari pertama perjalanan.',
  'Reason why a date is not possible: the tour starts too soon.':
    'Alasan tanggal tidak bisa dipilih: tur akan segera mulai.',
  'Before the price for another group: the price table has none for the group chosen on another page.':
    'Sebelum harga untuk grup lain: tabel harga tidak memuat grup yang dipilih di halaman lain.',
  'Greeting of the chat message when it says more than that: names the tour.':
    'Salam pembuka pesan chat yang berisi lebih dari itu: menyebut turnya.',
  'In the chat message: the price table does not list the group’s size.':
    'Dalam pesan chat: ukuran grup tidak ada di tabel harga.',
  'In the chat message: asks for a price that is on request.':
    'Dalam pesan chat: menanyakan harga yang diberikan atas permintaan.',
  'Beside “contact us”: the price of the destination as a guide.':
    'Di samping “hubungi kami”: harga destinasi sebagai panduan.',
  'Label of the choice of another currency for approximate amounts.':
    'Label pilihan mata uang lain untuk jumlah perkiraan.',
  'Below the date field: it can stay empty.': 'Di bawah isian tanggal: boleh dikosongkan.',
  'Reason why a date is not possible: it is in the past.': 'Alasan tanggal tidak bisa dipilih: sudah lewat.',
  'Reason why a date is not possible: too little time to prepare.':
    'Alasan tanggal tidak bisa dipilih: waktu persiapan terlalu singkat.',
  'Reason why a date is not possible: too far in the future.':
    'Alasan tanggal tidak bisa dipilih: masih terlalu jauh.',
  'Reason why a date is not possible: sold out.': 'Alasan tanggal tidak bisa dipilih: sudah habis.',
  'Reason why a date is not possible: no departure on that day.':
    'Alasan tanggal tidak bisa dipilih: tidak ada keberangkatan hari itu.',
  'Before the nearest possible dates.': 'Sebelum tanggal terdekat yang bisa dipilih.',
  'Link shown when no other date is near: please ask.':
    'Tautan jika tidak ada tanggal lain yang dekat: silakan tanya.',
  'Short text instead of a price: not on the chosen day.':
    'Teks singkat pengganti harga: tidak pada hari yang dipilih.',
  'Label: number of adults.': 'Label: jumlah orang dewasa.',
  'Opens the choice of children and single rooms.': 'Membuka pilihan anak dan kamar sendiri.',
  'Opens the choice of children, when there are no single rooms; name of all children where there are no age groups.':
    'Membuka pilihan anak-anak jika tidak ada kamar untuk satu orang; nama semua anak jika tidak ada kelompok usia.',
  'Label: number of single rooms.': 'Label: jumlah kamar sendiri.',
  'Below an age group: its ages.': 'Di bawah kelompok usia: rentang usianya.',
  'Label: ages of the children, where the site has no age groups.':
    'Label: umur anak-anak, jika situs tidak punya kelompok usia.',
  'Button: one fewer.': 'Tombol: kurangi satu.',
  'Button: one more.': 'Tombol: tambah satu.',
  'Before the price of a whole group.': 'Sebelum harga untuk seluruh grup.',
  'One line of the price: what it is for, and the amount.': 'Satu baris harga: untuk apa, dan jumlahnya.',
  'Shown instead of an amount of zero.': 'Tampil sebagai pengganti jumlah nol.',
  'Name of the season menu above the price table.': 'Nama menu musim di atas tabel harga.',
  'Choice in the season menu: dates outside every season.':
    'Pilihan di menu musim: tanggal di luar semua musim.',
  'Note below the heading of a price table without accommodation classes.':
    'Catatan di bawah judul tabel harga tanpa kelas akomodasi.',
  'Note below the heading of a price table per group.': 'Catatan di bawah judul tabel harga per grup.',
  'In the chat message: how a day is spent.': 'Dalam pesan chat: cara mengisi suatu hari.',
  'In the chat message: the first day.': 'Dalam pesan chat: hari pertama.',
  'In the chat message: number of adults.': 'Dalam pesan chat: jumlah orang dewasa.',
  'In the chat message: number of single rooms.': 'Dalam pesan chat: jumlah kamar sendiri.',
  'In the chat message: the group price that the visitor saw.':
    'Dalam pesan chat: harga grup yang dilihat pengunjung.',
  'Heading of the tours that were found.': 'Judul tur yang ditemukan.',
  'How many tours were found, after the number of destinations.':
    'Jumlah tur yang ditemukan, setelah jumlah destinasi.',
  'No tour was found.': 'Tidak ada tur yang ditemukan.',
  'Above tours that match only some of the words.': 'Di atas tur yang hanya cocok dengan sebagian kata.',
  'Button that shows more tours.': 'Tombol yang menampilkan tur lainnya.',
  'Heading of popular tours, shown when nothing was found.':
    'Judul tur populer, tampil jika tidak ada yang ditemukan.',
  'Button that shares the page.': 'Tombol yang membagikan halaman.',
  'Title of the message: the link has been copied.': 'Judul pesan: tautan sudah disalin.',
  'Text of the message after the link has been copied.': 'Teks pesan setelah tautan disalin.',
  'Label of the link when visitors must copy it by hand.':
    'Label tautan jika pengunjung harus menyalinnya sendiri.',
  'At the top of a saved page: the date it was saved.':
    'Di atas halaman yang tersimpan: tanggal penyimpanannya.',
  'Link that loads the page again.': 'Tautan yang memuat ulang halaman.',
  'Title shown when a page is not available offline.': 'Judul jika halaman tidak tersedia tanpa internet.',
  'Text shown when a page is not available offline.': 'Teks jika halaman tidak tersedia tanpa internet.',
  'Heading of the links to pages that are available offline.':
    'Judul tautan ke halaman yang tersedia tanpa internet.',
  'Label of the filter by number of days.': 'Label saringan menurut jumlah hari.',
  'Label of the filter by lowest price per person.': 'Label saringan menurut harga termurah per orang.',
  'Upper limit of the price.': 'Batas atas harga.',
  'Choice: any length or price.': 'Pilihan: lama atau harga berapa pun.',
  'How many tours are shown.': 'Jumlah tur yang ditampilkan.',
  'No tour fits the choice.': 'Tidak ada tur yang sesuai pilihan.',
  'Time in words, such as “early morning”.': 'Waktu dengan kata-kata, misalnya “pagi-pagi”.',
  'Something that tours include.': 'Sesuatu yang termasuk dalam tur.',
  'Something that tours do not include.': 'Sesuatu yang tidak termasuk dalam tur.',
  'Label: when a tour starts and ends.': 'Label: jam mulai dan selesai tur.',
  'Start and end of a tour of one day.': 'Jam mulai dan selesai tur sehari.',
  'Start on the first day and end on the last day.':
    'Jam mulai di hari pertama dan jam selesai di hari terakhir.',
  'Label: how demanding a tour is.': 'Label: seberapa berat tur.',
  'An easy tour.': 'Tur yang ringan.',
  'A moderately demanding tour.': 'Tur yang agak berat.',
  'A demanding tour.': 'Tur yang berat.',
  'Label: minimum age.': 'Label: usia minimum.',
  'Minimum age of guests; 0 means any age.': 'Usia minimum tamu; 0 berarti semua usia.',
  'Label: best months for a tour.': 'Label: bulan terbaik untuk tur.',
  'From one month to another.': 'Dari bulan sekian sampai bulan sekian.',
  'Shown when all months are good.': 'Tampil jika semua bulan cocok.',
  'Label: languages of the guides.': 'Label: bahasa pemandu.',
  'Heading of the practical facts.': 'Judul info praktis.',
  'Heading: costs paid on the spot.': 'Judul: biaya yang dibayar di tempat.',
  'Heading: food and drink.': 'Judul: makanan dan minuman.',
  'Heading: toilets.': 'Judul: toilet.',
  'Heading: places and times of prayer.': 'Judul: tempat dan waktu ibadah.',
  'Heading: phone and internet.': 'Judul: telepon dan internet.',
  'Heading: what to wear.': 'Judul: pakaian yang cocok.',
  'Heading: what happens in rain or rough sea.': 'Judul: yang terjadi saat hujan atau laut bergelombang.',
  'A practical fact in a sentence or two.': 'Info praktis dalam satu atau dua kalimat.',
  'Why a tour is as demanding as it is, in one sentence.': 'Alasan tur seberat itu, dalam satu kalimat.',
  'Something to bring.': 'Barang yang perlu dibawa.',
  'What guests do, in a few words.': 'Yang dilakukan tamu, dalam beberapa kata.',
  'What the picture shows.': 'Yang terlihat di gambar.',
  'Group size.': 'Ukuran grup.',
  'When the tour takes place.': 'Kapan tur berlangsung.',
  'Shown instead of a price.': 'Tampil sebagai pengganti harga.',
  'Title.': 'Judul.',
  'Where the tour goes.': 'Tujuan tur.',
  'Length of the tour.': 'Lama tur.',
  'Name.': 'Nama.',
  'Where the guest comes from.': 'Asal tamu.',
  'What the guest says.': 'Kata-kata tamu.',
  'The question.': 'Pertanyaannya.',
  'The answer.': 'Jawabannya.',
  'Where the place is, in a few words.': 'Letak tempatnya, dalam beberapa kata.',
  'Short text on cards; the search reads it too.': 'Teks singkat di kartu; juga dibaca oleh pencarian.',
  'First paragraph of the page.': 'Paragraf pertama halaman.',
  'Things to see or do.': 'Yang bisa dilihat atau dilakukan.',
  'How to get there and how long it takes.': 'Cara ke sana dan lama perjalanannya.',
  'Best months to go.': 'Bulan terbaik untuk pergi.',
  'How demanding a visit is.': 'Seberapa berat kunjungannya.',
  'Things to bring.': 'Barang-barang yang perlu dibawa.',
  'Good manners in nature and villages.': 'Tata krama di alam dan di desa.',
  'Name of the tour, with its length in digits.': 'Nama tur, dengan lamanya dalam angka.',
  'Short text on cards.': 'Teks singkat di kartu.',
  'Description, in paragraphs.': 'Deskripsi, per paragraf.',
  'Guests that the tour suits best.': 'Tamu yang paling cocok untuk tur ini.',
  'What makes the tour special.': 'Keistimewaan tur ini.',
  'Where the tour starts.': 'Tempat mulai tur.',
  'What may change with the season and the weather.': 'Yang mungkin berubah karena musim dan cuaca.',
  'Name in menus.': 'Nama di menu.',
  'Introduction, in paragraphs.': 'Pengantar, per paragraf.',
  'Name in the footer.': 'Nama di kaki halaman.',
  'Parts of the page, in the order shown.': 'Bagian-bagian halaman, sesuai urutan tampilnya.',
  'Heading.': 'Judul bagian.',
  'Paragraphs.': 'Paragraf.',
  'List below the paragraphs.': 'Daftar di bawah paragraf.',
  'The option in one sentence.': 'Pilihan paket ini dalam satu kalimat.',
  'Features of the option.': 'Fasilitas pilihan paket ini.',
  'Title of the day.': 'Judul hari.',
  'The day in a sentence or two.': 'Gambaran hari itu dalam satu atau dua kalimat.',
  'Word or words that visitors type.': 'Kata yang diketik pengunjung; boleh lebih dari satu kata.',
  'Words that the search finds the tour by, beside its own texts.':
    'Kata yang membuat tur ini ditemukan di pencarian, selain teksnya sendiri.',
  'Words that the search finds tours to this destination by.':
    'Kata yang membuat tur ke destinasi ini ditemukan di pencarian.',
  'Words that the search finds the tours of the section by.':
    'Kata yang membuat tur di bagian ini ditemukan di pencarian.',
  'Words such as “cheap”: the search finds the tours with the lowest prices by them.':
    'Kata seperti “murah”: pencarian menemukan tur dengan harga terendah lewat kata ini.',
  'Words that mean the same, with commas between them.': 'Kata-kata yang sama artinya, dipisahkan koma.',
  'Words that mean the same to the search, such as “kids, children, family”.':
    'Kata-kata yang sama artinya bagi pencarian, misalnya “anak-anak, balita, keluarga”.',
  'A frequent question.': 'Pertanyaan yang sering diajukan.',
  'A rough length of time.': 'Perkiraan lamanya waktu.',
  'A walk, which does not count as travel time.': 'Jalan kaki, yang tidak dihitung sebagai waktu tempuh.',
  'Frequent questions that the page answers, in the order shown.':
    'Pertanyaan umum yang dijawab halaman ini, sesuai urutan tampil.',
  'How demanding the day is; tours with this day are at least as demanding.':
    'Tingkat kesulitan hari ini; tur yang memuat hari ini paling tidak sama beratnya.',
  'Label: time on the road and on the water in all.': 'Label: jumlah waktu di jalan dan di laut.',
  'Label: where a tour starts.': 'Label: tempat tur dimulai.',
  'Legend of the map: the dashed line of an alternative.':
    'Keterangan peta: garis putus-putus untuk pilihan lain.',
  'Legend of the map: the dotted line of the route.': 'Keterangan peta: garis titik-titik untuk rute.',
  'Minutes on the road and on the water. If empty, the travel times of its activities are added up.':
    'Menit di jalan dan di laut. Jika kosong, waktu tempuh kegiatannya dijumlahkan.',
  'Place where the tour starts, one of the stops in the labels.':
    'Tempat tur dimulai, salah satu tempat pada label.',
  'Time on the road and on the water, as a phrase.': 'Waktu di jalan dan di laut, sebagai frasa.',
  'Where a tour starts, as a phrase.': 'Tempat tur dimulai, sebagai frasa.',
  'Held back: visitors do not see the entry, and it may be unfinished.':
    'Belum ditayangkan: pengunjung tidak melihatnya, dan isinya boleh belum lengkap.',
};
