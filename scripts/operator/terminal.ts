import { createInterface } from 'node:readline/promises';
import { Failure } from '../failure.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { escapeControls } from '../report/visible-output.ts';

/** Asks a person. The last line of the text is the prompt. */
export type Prompt = (text: string) => Promise<string>;

/** The streams of a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Runs something that may ask several questions at the terminal of this process; there may be none. */
export function asking<Result>(use: (ask: Prompt | undefined) => Promise<Result>): Promise<Result> {
  const { stdin: input, stdout: output } = process;
  return input.isTTY && output.isTTY ? atTerminal({ input, output }, use) : use(undefined);
}

/**
 * Asks for confirmation, and prints that nothing was written if it is refused.
 *
 * @param unasked printed if there is no terminal to ask at
 */
export async function confirm(
  { question, unasked }: { readonly question: string; readonly unasked: string },
  { entries }: Messages,
): Promise<boolean> {
  const answer = await asking(async (ask) => ask?.(question));
  if (answer !== undefined && entries.yes.includes(answer.trim().toLowerCase())) return true;
  console.error(answer === undefined ? unasked : entries.nothingWritten);
  return false;
}

const NOTHING_WRITTEN: Localized = ({ entries }) => entries.nothingWritten;

/**
 * Runs something that asks at a terminal.
 *
 * @throws Failure if the person leaves, by Ctrl+C or the end of the input, with a question open
 */
export async function atTerminal<Result>(
  { input, output }: Terminal,
  use: (ask: Prompt) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface({ input, output });
  let isDone = false;
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => {
      if (!isDone) output.write('\n');
      reject(new Failure(NOTHING_WRITTEN));
    });
  });
  // Without an open question nothing awaits it.
  closed.catch(() => undefined);
  try {
    return await use((question) => {
      const text = escapeControls(question);
      const prompt = text.lastIndexOf('\n') + 1;
      output.write(text.slice(0, prompt));
      return Promise.race([terminal.question(text.slice(prompt)).catch(() => closed), closed]);
    });
  } finally {
    isDone = true;
    terminal.close();
  }
}
