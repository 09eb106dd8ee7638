import { type Diagnostic, error, type Location, warning, wholeFile } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';

export const unreadableImage = (file: string): Diagnostic =>
  error('image.unreadable', wholeFile(file), {
    en: {
      message: 'The picture cannot be read.',
      hint: 'Save the picture again as SVG, PNG, JPEG, WebP or AVIF.',
    },
    id: {
      message: 'Gambar ini tidak bisa dibaca.',
      hint: 'Simpan ulang gambar sebagai SVG, PNG, JPEG, WebP atau AVIF.',
    },
  });

export const wrongImageKind = (file: string, kind: string): Diagnostic => {
  const isKnown = ['svg', 'png', 'jpg', 'webp', 'avif'].includes(kind);
  return error('image.kind', wholeFile(file), {
    en: {
      message: `The file is a picture of the kind "${kind}", which its name does not say.`,
      hint: isKnown
        ? `Let its name end with ".${kind}", here and in images.json.`
        : 'Save the picture again as JPEG; renaming it is not enough.',
    },
    id: {
      message: `File ini gambar jenis "${kind}", tetapi namanya mengatakan lain.`,
      hint: isKnown
        ? `Beri nama yang berakhiran ".${kind}", di sini dan di images.json.`
        : 'Simpan ulang gambar sebagai JPEG; mengganti namanya saja tidak cukup.',
    },
  });
};

export const smallImage = (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Diagnostic =>
  warning('image.small', wholeFile(file), {
    en: {
      message: `The picture is only ${width} × ${height} pixels large, and will look blurred.`,
      hint: `Use one that is at least ${least} pixels wide.`,
    },
    id: {
      message: `Gambar ini hanya ${width} × ${height} piksel, sehingga akan tampak kabur.`,
      hint: `Pakai gambar yang lebarnya paling sedikit ${least} piksel.`,
    },
  });

export const heavyImage = (file: string, bytes: number): Diagnostic => {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return warning('image.heavy', wholeFile(file), {
    en: {
      message: `The file is ${megabytes} MB large, more than the site can make use of.`,
      hint: 'Save it as JPEG, about 3000 pixels wide.',
    },
    id: {
      message: `File ini sebesar ${megabytes} MB, lebih dari yang berguna bagi situs.`,
      hint: 'Simpan sebagai JPEG dengan lebar sekitar 3000 piksel.',
    },
  });
};

export const unusedImage = (at: Location, name: string): Diagnostic =>
  warning('image.unused', at, {
    en: {
      message: `No key in images.json names the picture "${name}".`,
      hint: 'Name it in images.json, or delete the file.',
    },
    id: {
      message: `Gambar "${name}" tidak disebut di images.json.`,
      hint: 'Sebutkan di images.json, atau hapus filenya.',
    },
  });

export const unusedImageKey = (at: Location, key: string): Diagnostic =>
  warning('image.unused-key', at, {
    en: {
      message: `Nothing on the site shows the picture "${key}".`,
      hint: 'Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.',
    },
    id: {
      message: `Gambar "${key}" tidak ditampilkan di mana pun di situs.`,
      hint: 'Pakai sebagai "image" pada suatu isian, atau hapus di sini dan di texts/LANGUAGE/images.json.',
    },
  });

export const unknownImageHost = (at: Location, host: string, known: readonly string[]): Diagnostic => {
  const close = didYouMean(host, known);
  return error('image.unknown-host', at, {
    en: {
      message: `The host "${host}" is not among those from which pictures may be loaded.`,
      hint: close?.en ?? `Add "${host}" to "imageHosts" in site.json, if you trust it.`,
    },
    id: {
      message: `"${host}" bukan salah satu tempat asal gambar yang diizinkan.`,
      hint: close?.id ?? `Tambahkan "${host}" ke "imageHosts" di site.json, kalau Anda memercayainya.`,
    },
  });
};
