import type { SiteLanguage } from '../../../schema/site.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A clock time or a range of the data, such as `07:00–10:00`, as the language writes them: 07.00–10.00. */
export function formatClock({ locale }: Pick<SiteLanguage, 'locale'>, time: string): string {
  const format = formats.get(locale) ?? clockFormat(locale);
  formats.set(locale, format);
  return time.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) =>
    format.format(Date.UTC(2024, 0, 1, Number(hours), Number(minutes))),
  );
}

function clockFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
}
