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
    message: `The file is a picture of the kind "${kind}", which its name does not say.`,
    hint: isKnown
      ? `Let its name end with ".${kind}", here and in images.json.`
      : 'Save the picture again as JPEG; renaming it is not enough.',
  }),
  small: (width: number, height: number, least: number) => ({
    message: `The picture is only ${width} × ${height} pixels large, and will look blurred.`,
    hint: `Use one that is at least ${least} pixels wide.`,
  }),
  heavy: (megabytes: number) => ({
    message: `The file is ${decimal(megabytes)} MB large, more than the site can make use of.`,
    hint: 'Save it as JPEG, about 3000 pixels wide.',
  }),
  tooManyPixels: (width: number, height: number, most: number) => ({
    message: `The picture is ${figure(width)} × ${figure(height)} pixels large; more than ${figure(most)} in all are not decoded.`,
    hint: 'Save it about 3000 pixels wide.',
  }),
  tooNarrow: (width: number, height: number, most: number) => ({
    message: `The picture is ${figure(width)} × ${figure(height)} pixels large: one side is more than ${most} times the other.`,
    hint: 'Cut out the part that is to be seen.',
  }),
  damaged: (reason: string) => ({
    message: `The picture is damaged: only a part of it can be decoded (${reason}).`,
    hint: 'Copy it again from where it came from, or save it anew in a picture program.',
  }),
  /** What a vector picture must not hold. */
  svg: {
    encoding: () => ({
      message: 'The picture is not valid UTF-8 text.',
      hint: 'Save it again as SVG with the encoding UTF-8.',
    }),
    malformed: (reason: string) => ({
      message: `The picture is not sound XML, so browsers do not show it (${reason}).`,
      hint: 'Save it again as SVG in a drawing program.',
    }),
    doctype: () => ({
      message: 'A document type can define parts that unfold without end, and name files elsewhere.',
      hint: 'Delete all from "<!DOCTYPE" to its ">"; or save the picture again as plain SVG.',
    }),
    'style-sheet': () => ({
      message: 'The picture takes its style from another file.',
      hint: 'Save it again as plain SVG, with its style in it.',
    }),
    element: (name: string) => ({
      message: `<${name}> can run programs or show pages, and has no place in a picture.`,
      hint: 'Delete the element, or save the picture again as plain SVG.',
    }),
    handler: (name: string) => ({
      message: `"${name}" can run a program, and has no place in a picture.`,
      hint: 'Delete the attribute, or save the picture again as plain SVG.',
    }),
    address: (address: string) => ({
      message: `The picture names "${shortened(address, 60)}", which does not lie in it.`,
      hint: 'Embed what is meant into the picture, or remove the reference.',
    }),
  },
  unused: (name: string) => ({
    message: `No key in images.json names the picture "${name}".`,
    hint: 'Name it in images.json, or delete the file.',
  }),
  unusedKey: (key: string) => ({
    message: `Nothing on the site shows the picture "${key}".`,
    hint: 'Give it to an entry as its "image", or remove it here and in texts/LANGUAGE/images.json.',
  }),
  unknownHost: (host: string, suggestion: string | undefined) => ({
    message: `The host "${host}" is not among those from which pictures may be loaded.`,
    hint: suggestion ?? `Add "${host}" to "imageHosts" in site.json, if you trust it.`,
  }),
};
