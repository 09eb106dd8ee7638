const otherStart = 'Choose an address that starts otherwise.';

const givePage = 'Give the address of a page.';

export const reference = {
  unknown: (noun: string, id: string, suggestion: string | undefined) => ({
    message: `There is no ${noun} "${id}".`,
    hint: suggestion ?? `Add the ${noun}, or correct the id.`,
  }),
  duplicateId: (noun: string, id: string) => ({
    message: `The ${noun} "${id}" stands twice in the list.`,
    hint: 'Give one of the two another id, or remove it.',
  }),
  duplicateAddress: (path: string, other: string) => ({
    message: `The address "${path}" is already that of "${other}".`,
    hint: 'Give one of the two another address.',
  }),
  addressOfList: (path: string, section: string, page: number) => ({
    message: `The address "${path}" is that of page ${page} of the tours of "${section}".`,
    hint: 'Give one of the two another address: long lists go on below their own address.',
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
    message: `"${path}" is the address of a page ("${file}"), which nobody could open any more.`,
    hint: 'Remove the line.',
  }),
  presentLanguage: (code: string) => ({
    message: `"${code}" is a language of the site, whose pages nobody could open any more.`,
    hint: 'Remove the line: only languages that the site had once stand here.',
  }),
  chain: (path: string, end: string | undefined) => ({
    message: `"${path}" is itself an old address that leads elsewhere.`,
    hint: end === undefined ? givePage : `Write "${end}" here.`,
  }),
};
