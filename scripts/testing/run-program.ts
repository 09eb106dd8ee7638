import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../project/folders.ts';

/** What a program did. */
export interface ProgramResult {
  readonly isPassed: boolean;
  readonly seconds: number;
  /** All that it printed, unless it printed for itself. */
  readonly output: string;
}

/**
 * Runs Node or a program of the project's packages in the project's folder.
 *
 * @param prints `itself` for a program that has the terminal to itself; `later` keeps what it prints
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  prints: 'itself' | 'later',
): Promise<ProgramResult> {
  const start = performance.now();
  const isNode = program === 'node';
  const executable = isNode ? process.execPath : join(projectFolder, 'node_modules/.bin', program);
  const child = spawn(executable, args, {
    cwd: projectFolder,
    stdio: ['ignore', ...(prints === 'itself' ? INHERITED : KEPT)],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (isPassed: boolean, more = '') =>
      resolve({
        isPassed,
        seconds: (performance.now() - start) / 1000,
        output: Buffer.concat(chunks).toString() + more,
      });
    child.on('error', (error) => end(false, `${error.message}\n`));
    child.on('close', (code) => end(code === 0));
  });
}

const INHERITED = ['inherit', 'inherit'] as const;
const KEPT = ['pipe', 'pipe'] as const;
