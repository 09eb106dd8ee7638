import { vi } from 'vitest';
import { run } from '../../scripts/cli.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the project in this process. */
export async function runCommand(...args: readonly string[]): Promise<CommandResult> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void stdout.push(String(text)));
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void stderr.push(String(text)));
  // What is printed does not depend on the language of the computer.
  vi.stubEnv('LC_ALL', 'C');
  try {
    const code = await run(args);
    return { code, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
  } finally {
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
}
