/** The desk in English. */
export const english = {
  language: 'English',
  /** The server cannot be reached. */
  unreachable:
    'The desk’s program does not answer. Your changes are still here; start it again with “npm run desk”.',
};
