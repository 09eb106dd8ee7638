import { type Diagnostic, type Location, wholeFile } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';

export const unreadableImage = (file: string): Diagnostic => ({
  code: 'image.unreadable',
  severity: 'error',
  at: wholeFile(file),
  message: 'The picture cannot be read.',
  hint: 'Save the picture again as SVG, PNG, JPEG, WebP or AVIF.',
});

export const wrongImageKind = (file: string, kind: string): Diagnostic => ({
  code: 'image.kind',
  severity: 'error',
  at: wholeFile(file),
  message: `The file is a picture of the kind "${kind}", which its name does not say.`,
  hint: ['svg', 'png', 'jpg', 'webp', 'avif'].includes(kind)
    ? `Let its name end with ".${kind}", here and in images.json.`
    : 'Save the picture again as JPEG; renaming it is not enough.',
});

export const smallImage = (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Diagnostic => ({
  code: 'image.small',
  severity: 'warning',
  at: wholeFile(file),
  message: `The picture is only ${width} × ${height} pixels large, and will look blurred.`,
  hint: `Use one that is at least ${least} pixels wide.`,
});

export const heavyImage = (file: string, bytes: number): Diagnostic => ({
  code: 'image.heavy',
  severity: 'warning',
  at: wholeFile(file),
  message: `The file is ${(bytes / 1_000_000).toFixed(1)} MB large, more than the site can make use of.`,
  hint: 'Save it as JPEG, about 3000 pixels wide.',
});

export const unusedImage = (at: Location, name: string): Diagnostic => ({
  code: 'image.unused',
  severity: 'warning',
  at,
  message: `No key in images.json names the picture "${name}".`,
  hint: 'Name it in images.json, or delete the file.',
});

export const unusedImageKey = (at: Location, key: string): Diagnostic => ({
  code: 'image.unused-key',
  severity: 'warning',
  at,
  message: `Nothing on the site shows the picture "${key}".`,
  hint: `Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.`,
});

export const unknownImageHost = (at: Location, host: string, known: readonly string[]): Diagnostic => ({
  code: 'image.unknown-host',
  severity: 'error',
  at,
  message: `The host "${host}" is not among those from which pictures may be loaded.`,
  hint: didYouMean(host, known) ?? `Add "${host}" to "imageHosts" in site.json, if you trust it.`,
});
