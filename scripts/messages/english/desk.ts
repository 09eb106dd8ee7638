export const desk = {
  at: (url: string) => `The desk is open at ${url} (Ctrl+C ends it).`,
  conflicts: 'Somebody else has changed the same places. Decide for each of them first; nothing was saved.',
  broken: 'Something went wrong in the desk; nothing was saved, and nothing is lost. The terminal says more.',
};
