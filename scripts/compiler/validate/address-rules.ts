import type { RuleName } from '../../../schema/rules.ts';
import type { RuleWords } from './rules.ts';

/** The rules for addresses of pages, sites, people and channels in words. */
export const addressRules = {
  'channel-address': {
    en: 'Expected an address that opens a channel, such as "https://t.me/+{phone}?text={text}" or "mailto:{email}?body={text}"',
    id: 'Seharusnya alamat yang membuka saluran chat, misalnya "https://t.me/+{phone}?text={text}" atau "mailto:{email}?body={text}"',
  },
  'channel-number': {
    en: [
      'Expected the number to call, such as "tel:+{phone}" or "sms:+{phone}?body={text}"',
      'Put {phone} where the number belongs.',
    ],
    id: [
      'Seharusnya ada nomor yang dihubungi, misalnya "tel:+{phone}" atau "sms:+{phone}?body={text}"',
      'Tulis {phone} di tempat nomornya.',
    ],
  },
  'channel-query': {
    en: [
      'Mail programs understand only subject, body, cc and bcc after the question mark',
      'Write the message as in "mailto:{email}?body={text}".',
    ],
    id: [
      'Program email hanya mengenal subject, body, cc, dan bcc setelah tanda tanya',
      'Tulis pesannya seperti "mailto:{email}?body={text}".',
    ],
  },
  'channel-recipient': {
    en: [
      'Expected an e-mail address after "mailto:"',
      'Write "mailto:{email}?body={text}": {email} becomes your address.',
    ],
    id: [
      'Seharusnya ada alamat email setelah "mailto:"',
      'Tulis "mailto:{email}?body={text}": {email} menjadi alamat Anda.',
    ],
  },
  email: {
    en: 'Expected an e-mail address',
    id: 'Seharusnya alamat email',
  },
  host: {
    en: 'Expected the name of a host such as "pictures.example"',
    id: 'Seharusnya nama host seperti "pictures.example"',
  },
  'package-path': {
    en: 'Expected an address such as "/tours/{package}": small letters of any script, digits, single hyphens, {package} at the end',
    id: 'Seharusnya alamat seperti "/tours/{package}": huruf kecil dari aksara apa pun, angka, tanda hubung tunggal, dengan {package} di akhir',
  },
  path: {
    en: 'Expected an address such as "/about": small letters of any script, digits, single hyphens, no slash at the end',
    id: 'Seharusnya alamat seperti "/about": huruf kecil dari aksara apa pun, angka, tanda hubung tunggal, tanpa garis miring di akhir',
  },
  phone: {
    en: 'Expected an international number such as "+99 123-4567-8900"',
    id: 'Seharusnya nomor internasional seperti "+99 123-4567-8900"',
  },
  'site-address': {
    en: 'Expected the address of a domain without a folder, such as "https://www.example.com"',
    id: 'Seharusnya alamat domain tanpa folder, seperti "https://www.example.com"',
  },
  slug: {
    en: 'Expected small letters of any script, digits and single hyphens, such as "old-harbours"',
    id: 'Seharusnya huruf kecil dari aksara apa pun, angka, dan tanda hubung tunggal, seperti "old-harbours"',
  },
  'web-address': {
    en: 'Expected a web address that starts with https://',
    id: 'Seharusnya alamat web yang diawali https://',
  },
  'web-host': {
    en: [
      'No website can have this name: between dots there are 1 to 63 letters, digits and hyphens, with no hyphen at either end',
      'Open the page in a browser and copy its address.',
    ],
    id: [
      'Tidak ada situs web yang bisa bernama begini: di antara titik ada 1 sampai 63 huruf, angka, dan tanda hubung, tanpa tanda hubung di ujungnya',
      'Buka halamannya di browser, lalu salin alamatnya.',
    ],
  },
  'web-login': {
    en: [
      'The address holds a user name or password, which every visitor could read',
      'Remove everything between "https://" and "@", and change the password.',
    ],
    id: [
      'Alamat ini memuat nama pengguna atau kata sandi, yang bisa dibaca setiap pengunjung',
      'Hapus semua di antara "https://" dan "@", lalu ganti kata sandinya.',
    ],
  },
} satisfies { readonly [Name in RuleName]?: RuleWords };
