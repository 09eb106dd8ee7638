const otherStart = 'Choose an address with a different start.';

const givePage = 'Give the address of a page.';

export const reference = {
  unknown: (noun: string, id: string, suggestion: string | undefined) => ({
    message: `There is no ${noun} "${id}".`,
    hint: suggestion ?? `Add the ${noun}, or correct the id.`,
  }),
  duplicateId: (noun: string, id: string) => ({
    message: `The ${noun} "${id}" is in the list twice.`,
    hint: 'Give one of the two another id, or remove it.',
  }),
  duplicateAddress: (path: string, other: string) => ({
    message: `The address "${path}" already belongs to "${other}".`,
    hint: 'Give one of the two another address.',
  }),
  addressOfList: (path: string, section: string, page: number) => ({
    message: `The address "${path}" belongs to page ${page} of the tours of "${section}".`,
    hint: 'Give one of the two another address: long lists continue below their own address.',
  }),
  addressIsLanguage: (path: string, code: string) => ({
    message: `The address "${path}" starts with the language code "${code}".`,
    hint: otherStart,
  }),
  addressReserved: (path: string, segment: string) => ({
    message: `The address "${path}" starts with "/${segment}", where the site keeps its own files.`,
    hint: otherStart,
  }),
};

export const redirects = {
  unknownTarget: (path: string, suggestion: string | undefined) => ({
    message: `There is no page at "${path}".`,
    hint: suggestion ?? givePage,
  }),
  isPage: (path: string, file: string) => ({
    message: `"${path}" is the address of a page ("${file}"), which could not be opened any more.`,
    hint: 'Remove the line.',
  }),
  presentLanguage: (code: string) => ({
    message: `"${code}" is a language of the site, whose pages could not be opened any more.`,
    hint: 'Remove the line: only former languages of the site belong here.',
  }),
  chain: (path: string, end: string | undefined) => ({
    message: `"${path}" is itself an old address that leads elsewhere.`,
    hint: end === undefined ? givePage : `Write "${end}" here.`,
  }),
};
