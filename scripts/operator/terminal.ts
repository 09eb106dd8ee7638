import { createInterface } from 'node:readline/promises';
import { Failure } from '../failure.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { escapeControls } from '../report/visible-output.ts';

/** Asks a person. The last line of the text is the prompt. */
export type Prompt = (text: string) => Promise<string>;

/** Asks one question; `left` is printed if the terminal is closed without an answer. */
export type PromptOnce = (question: string, left: Localized) => Promise<string>;

/** The streams of a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Printed if a person leaves with a question open. */
  readonly left: Localized;
}

/** A function that asks at the terminal of this process; undefined without one. */
export function openPrompt(): PromptOnce | undefined {
  const { stdin: input, stdout: output } = process;
  if (!(input.isTTY && output.isTTY)) return undefined;
  return (question, left) => atTerminal({ input, output, left }, (ask) => ask(question));
}

/**
 * Asks for confirmation, and prints that nothing was written if it is refused.
 *
 * @param unasked printed if there is no terminal to ask at
 */
export async function confirm(
  ask: PromptOnce | undefined,
  { question, unasked }: { readonly question: string; readonly unasked: string },
  { entries }: Messages,
): Promise<boolean> {
  const answer = await ask?.(question, (own) => own.entries.nothingWritten);
  if (answer !== undefined && entries.yes.includes(answer.trim().toLowerCase())) return true;
  console.error(answer === undefined ? unasked : entries.nothingWritten);
  return false;
}

/**
 * Runs something that asks at the terminal.
 *
 * @throws Failure if the person leaves, by Ctrl+C or the end of the input, with a question open
 */
export async function atTerminal<Result>(
  { input, output, left }: Terminal,
  use: (ask: Prompt) => Promise<Result>,
): Promise<Result> {
  const terminal = createInterface({ input, output });
  let isDone = false;
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => {
      if (!isDone) output.write('\n');
      reject(new Failure(left));
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
