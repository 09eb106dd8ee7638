import { ICON_SHAPES } from '../../../schema/icon-shapes.ts';
import type { SvgRule } from '../check/svg/inspect-svg.ts';
import { type Diagnostic, error, type Location, warning, wholeFile } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';

const KNOWN_KINDS: readonly string[] = ['svg', 'png', 'jpg', 'webp', 'avif'];

export const unreadableImage = (file: string): Diagnostic =>
  error('image.unreadable', wholeFile(file), ({ images }) => images.unreadable);

export const wrongImageKind = (file: string, kind: string): Diagnostic =>
  error('image.kind', wholeFile(file), ({ images }) => images.wrongKind(kind, KNOWN_KINDS.includes(kind)));

export const smallImage = (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  least: number,
): Diagnostic => warning('image.small', wholeFile(file), ({ images }) => images.small(width, height, least));

export const heavyImage = (file: string, bytes: number): Diagnostic =>
  warning('image.heavy', wholeFile(file), ({ images }) => images.heavy(bytes / 1_000_000));

export const tooManyPixels = (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): Diagnostic =>
  error('image.pixels', wholeFile(file), ({ images }) => images.tooManyPixels(width, height, most));

export const tooNarrow = (
  file: string,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): Diagnostic =>
  error('image.proportions', wholeFile(file), ({ images }) => images.tooNarrow(width, height, most));

/** @param reason what the library says that decodes pictures; in English */
export const damagedImage = (file: string, reason: string): Diagnostic =>
  error('image.damaged', wholeFile(file), ({ images }) => images.damaged(reason));

/** Something that a vector picture must not hold. */
export const unsafeSvg = (at: Location, rule: SvgRule, what: string): Diagnostic =>
  error(`image.svg-${rule}`, at, ({ images }) => images.svg[rule](what));

export const unusedImage = (at: Location, name: string): Diagnostic =>
  warning('image.unused', at, ({ images }) => images.unused(name));

export const unusedImageKey = (at: Location, key: string): Diagnostic =>
  warning('image.unused-key', at, ({ images }) => images.unusedKey(key));

export const unknownImageHost = (at: Location, host: string, known: readonly string[]): Diagnostic => {
  const suggestion = didYouMean(host, known);
  return error('image.unknown-host', at, (messages) =>
    messages.images.unknownHost(host, suggestion(messages)),
  );
};

export const unknownIcon = (at: Location, name: string): Diagnostic => {
  const known = Object.keys(ICON_SHAPES);
  const meant = didYouMean(name, known);
  return warning('icon.unknown', at, (messages) =>
    messages.images.unknownIcon(name, meant(messages) ?? messages.suggestions.known(known)),
  );
};
