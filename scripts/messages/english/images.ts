import { shortened } from '../writing.ts';
import { decimal, figure } from './words.ts';

export const images = {
  unknownIcon: (name: string, suggestion: string) => ({
    message: `There is no icon "${name}": visitors see a map pin.`,
    hint: suggestion,
  }),
  unreadable: {
    message: 'The picture cannot be read.',
    hint: 'Save the picture again as SVG, PNG, JPEG, WebP or AVIF.',
  },
  wrongKind: (kind: string, isKnown: boolean) => ({
    message: `The file is a picture of the kind "${kind}", but its name says otherwise.`,
    hint: isKnown
      ? `Rename it to end with ".${kind}", here and in images.json.`
      : 'Save the picture again as JPEG; renaming it is not enough.',
  }),
  small: (width: number, height: number, least: number) => ({
    message: `The picture is only ${width} × ${height} pixels, and will look blurred.`,
    hint: `Use one that is at least ${least} pixels wide.`,
  }),
  heavy: (megabytes: number) => ({
    message: `The file is ${decimal(megabytes)} MB, more than the site needs.`,
    hint: 'Save it as JPEG, about 3000 pixels wide.',
  }),
  tooManyPixels: (width: number, height: number, most: number) => ({
    message: `The picture is ${figure(width)} × ${figure(height)} pixels; pictures of more than ${figure(most)} pixels in all are not read.`,
    hint: 'Save it about 3000 pixels wide.',
  }),
  tooNarrow: (width: number, height: number, most: number) => ({
    message: `The picture is ${figure(width)} × ${figure(height)} pixels: one side is more than ${most} times the other.`,
    hint: 'Crop it to the part that matters.',
  }),
  damaged: (reason: string) => ({
    message: `The picture is damaged: only part of it can be read (${reason}).`,
    hint: 'Copy it again from the original, or save it again in a picture editor.',
  }),
  /** What a vector picture must not contain. */
  svg: {
    encoding: () => ({
      message: 'The picture is not valid UTF-8 text.',
      hint: 'Save it again as SVG with the encoding UTF-8.',
    }),
    malformed: (reason: string) => ({
      message: `The picture is not valid XML, so browsers do not show it (${reason}).`,
      hint: 'Save it again as SVG in a drawing program.',
    }),
    doctype: () => ({
      message: 'A document type (DOCTYPE) can refer to other files and expand without limit.',
      hint: 'Delete everything from "<!DOCTYPE" to its ">", or save the picture again as plain SVG.',
    }),
    'style-sheet': () => ({
      message: 'The picture loads its style from another file.',
      hint: 'Save it again as plain SVG, with its style in it.',
    }),
    element: (name: string) => ({
      message: `<${name}> can run programs or show pages, and is not allowed in a picture.`,
      hint: 'Delete the element, or save the picture again as plain SVG.',
    }),
    handler: (name: string) => ({
      message: `"${name}" can run a program, and is not allowed in a picture.`,
      hint: 'Delete the attribute, or save the picture again as plain SVG.',
    }),
    address: (address: string) => ({
      message: `The picture refers to "${shortened(address, 60)}", which is not part of it.`,
      hint: 'Embed it in the picture, or remove the reference.',
    }),
  },
  unused: (name: string) => ({
    message: `images.json does not name the picture "${name}".`,
    hint: 'Add it to images.json, or delete the file.',
  }),
  unusedKey: (key: string) => ({
    message: `Nothing on the site shows the picture "${key}".`,
    hint: 'Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.',
  }),
  unknownHost: (host: string, suggestion: string | undefined) => ({
    message: `Pictures may not be loaded from the host "${host}".`,
    hint: suggestion ?? `If you trust it, add "${host}" to "imageHosts" in site.json.`,
  }),
};
