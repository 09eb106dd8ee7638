import type { Acknowledged } from '../compiler/check/acknowledge.ts';
import type { Messages } from '../messages/messages.ts';
import { paint } from './paint.ts';

/** The warnings that have been answered for in the data: where, which, why and until when. */
export function renderAcknowledged(acknowledged: readonly Acknowledged[], messages: Messages): string {
  const { report } = messages;
  const blocks = acknowledged.map(({ diagnostic, reason, until }) => {
    const { at, code } = diagnostic;
    const { message } = diagnostic.explain(messages);
    const place = paint('cyan', `${at.file}:${at.line}:${at.column}`);
    const head = `${place} ${paint('dim', report.acknowledged)} ${message} ${paint('dim', `[${code}]`)}`;
    return `${head}\n  ${paint('green', report.reason)} ${reason} (${report.until(until)})`;
  });
  return ['', ...blocks].join('\n');
}
