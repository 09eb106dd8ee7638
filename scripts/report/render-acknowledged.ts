import type { Acknowledged } from '../compiler/check/acknowledge.ts';
import type { CheckerLanguage } from '../compiler/diagnostics/language.ts';
import { paint } from './paint.ts';
import { reportWords } from './report-words.ts';

/** The warnings that have been answered for in the data: where, which, why and until when. */
export function renderAcknowledged(
  acknowledged: readonly Acknowledged[],
  language: CheckerLanguage | undefined,
): string {
  const words = reportWords(language);
  const blocks = acknowledged.map(({ diagnostic: { at, code, told, message }, reason, until }) => {
    const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
    const said = language === undefined ? message : told[language].message;
    const head = `${place} ${paint('dim', words.acknowledged)} ${said} ${paint('dim', `[${code}]`)}`;
    return `${head}\n  ${paint('green', words.reason)} ${reason} (${words.until(until)})`;
  });
  return ['', ...blocks].join('\n');
}
