import { constants } from 'node:os';

/** How the bundler ends a sentence on an error of the system. */
const OF_SYSTEM = /\(os error (\d+)\)/;

/** The system's error behind one of the bundler's, such as a full disk; any other error as it is. */
export function worldlyCause(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const number = OF_SYSTEM.exec(error.message)?.[1];
  const code = number === undefined ? undefined : nameOf(Number(number));
  return code === undefined ? error : Object.assign(new Error(error.message), { code, syscall: 'write' });
}

function nameOf(number: number): string | undefined {
  return Object.entries(constants.errno).find(([, known]) => known === number)?.[0];
}
