import { appendFileSync } from 'node:fs';
import { Failure } from '../failure.ts';

/**
 * Adds Markdown to the summary of a run on GitHub; elsewhere does nothing.
 *
 * @throws Failure if the file that GitHub names cannot be written to
 */
export function writeSummary(markdown: string, file = process.env.GITHUB_STEP_SUMMARY): void {
  if (!file) return;
  try {
    appendFileSync(file, markdown);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.summaryUnwritable(file));
  }
}
