import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlannedActivity } from '../../../src/domain/page-data/plan.ts';
import { Activities } from '../../../src/features/package/Activities.tsx';
import { type SiteContextValue, SiteProvider } from '../../../src/i18n/site-context.tsx';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';

/** Every time of a list of activities, as it is shown, and as machines read it. */
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

function at(time: string): readonly PlannedActivity[] {
  return [{ time, icon: 'Gift', text: 'Market' }];
}

describe('the times of a day plan', () => {
  it('of a site with digits of its own are told to machines in those from 0 to 9', () => {
    const arabic = resolvedWorkspace(scriptSite()).languages.find(({ info }) => info.code === 'ar');
    const activities =
      arabic?.pages.flatMap((page) =>
        page.kind === 'package'
          ? page.variants.flatMap(({ days }) => days.flatMap(({ choices }) => choices))
          : [],
      ) ?? [];
    const times = timesIn(
      activities.flatMap((choice) => choice.activities),
      arabic?.info.locale ?? '',
    );
    expect(times).toContain('٠٩:٠٠ 09:00');
    expect(times.length).toBeGreaterThan(8);
    for (const time of times) expect(time).toMatch(/^[٠-٩]{2}:[٠-٩]{2} (?:[01][0-9]|2[0-3]):[0-5][0-9]$/);
  });

  it.each([
    ['both ends of a range', 'en-GB', '09:00–11:30', ['09:00', '11:30']],
    ['a language with dots between', 'id-ID', '07.00–10.00', ['07.00 07:00', '10.00 10:00']],
    ['a language with a letter between', 'fr-CA', '07 h 30', ['07 h 30 07:30']],
    ['a beginning without an end', 'en-GB', '09:00–late', ['09:00']],
    ['words alone', 'en-GB', 'after dinner', []],
    ['numbers that are no times', 'en-GB', '1.5–2 hours', []],
  ])('mark %s', (_what, locale, time, expected) => {
    expect(timesIn(at(time), locale)).toEqual(expected);
  });
});
