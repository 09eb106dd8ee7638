import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Activities } from '../../../src/features/package/Itinerary.tsx';
import type { PlannedActivity } from '../../../src/shared/page-data/plan.ts';
import { type SiteContextValue, SiteProvider } from '../../../src/shared/site-context.tsx';

/** The times of activities as shown, and as machines read them. */
function timesIn(activities: readonly PlannedActivity[], locale: string): readonly string[] {
  const value = { language: { locale } } as SiteContextValue;
  const list = createElement(Activities, { activities });
  const { document } = parseHTML(
    `<main>${renderToStaticMarkup(createElement(SiteProvider, { value }, list))}</main>`,
  );
  return [...document.querySelectorAll('time')].map((time) => {
    // As React writes it; this parser keeps capitals.
    const machine = time.getAttribute('dateTime');
    return machine === null ? (time.textContent ?? '') : `${time.textContent} ${machine}`;
  });
}

it.each([
  ['times in digits of the language, for machines in those from 0 to 9', 'ar-EG', '٠٩:٠٠', ['٠٩:٠٠ 09:00']],
  ['both ends of a range', 'en-GB', '09:00–11:30', ['09:00', '11:30']],
  ['a language with dots between', 'id-ID', '07.00–10.00', ['07.00 07:00', '10.00 10:00']],
  ['a language with a letter between', 'fr-CA', '07 h 30', ['07 h 30 07:30']],
  ['a beginning without an end', 'en-GB', '09:00–late', ['09:00']],
  ['words alone', 'en-GB', 'after dinner', []],
  ['numbers that are no times', 'en-GB', '1.5–2 hours', []],
])('the times of a day plan mark %s', (_what, locale, time, expected) => {
  expect(timesIn([{ time, icon: 'Gift', text: 'Market' }], locale)).toEqual(expected);
});
