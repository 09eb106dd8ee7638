import type { SiteLanguage } from '../../../schema/site.ts';
import { dateFormat } from '../../intl-formats.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;

/** A clock time or a range of the data, such as `07:00–10:00`, as the language writes them: 07.00–10.00. */
export function formatClock({ locale }: Pick<SiteLanguage, 'locale'>, time: string): string {
  const format = dateFormat(locale, CLOCK);
  return time.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) =>
    format.format(Date.UTC(2024, 0, 1, Number(hours), Number(minutes))),
  );
}
