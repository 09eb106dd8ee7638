import { expect, it } from 'vitest';
import {
  MAX_DATES,
  MAX_MESSAGE_DEPTH,
  MAX_NOTICE_DAYS,
  MAX_PEOPLE,
  MAX_PERIOD_YEARS,
  MAX_PERIODS,
  MAX_SVG_DEPTH,
  MAX_TEXT_LENGTH,
} from '../../schema/limits.ts';
import { languages } from '../../scripts/messages/messages.ts';
import { newFindings } from '../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../helpers/workspace.ts';

const site = secondOperator();
const walk = 'packages/mottarone-mezza-giornata.json';

function nested(depth: number): string {
  return `${'{a, select, other '.repeat(depth)}x${'}'.repeat(depth)}`;
}

function period(from: string, to: string): Json {
  return { from, to };
}

const CASES: readonly (readonly [what: string, changed: Workspace, code: string, limit: number])[] = [
  [
    'a season that ends in the year 9999',
    site.set('calendar.json', ['seasons', 3, 'dates'], [period('2027-03-05', '9999-12-31')]),
    'shape.rule',
    MAX_PERIOD_YEARS,
  ],
  [
    'more periods than a list may have',
    site.set(
      'calendar.json',
      ['seasons', 0, 'dates'],
      Array.from({ length: MAX_PERIODS + 1 }, () => period('06-15', '06-16')),
    ),
    'shape.out-of-range',
    MAX_PERIODS,
  ],
  [
    'more dates than a list may have',
    site.set(
      walk,
      ['soldOut'],
      Array.from({ length: MAX_DATES + 1 }, () => '2027-06-15'),
    ),
    'shape.out-of-range',
    MAX_DATES,
  ],
  [
    'a notice of centuries',
    site.set('calendar.json', ['noticeDays'], 99_999_999),
    'shape.out-of-range',
    MAX_NOTICE_DAYS,
  ],
  [
    'a group of more people than there are',
    site.set('site.json', ['bands', 0, 'max'], 9_007_199_254_740_991),
    'shape.out-of-range',
    MAX_PEOPLE,
  ],
  [
    'an endless text',
    site.set('site.json', ['brand'], 'x'.repeat(MAX_TEXT_LENGTH + 1)),
    'shape.rule',
    MAX_TEXT_LENGTH,
  ],
  [
    'brackets of a text in brackets, eleven hundred times',
    site.set('texts/it/packages.json', ['orta-2d', 'summary'], nested(1100)),
    'text.invalid-message',
    MAX_MESSAGE_DEPTH,
  ],
  [
    'groups of a picture in groups, fifty thousand times',
    site.withText(
      'images/deep.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`,
    ),
    'image.svg-depth',
    MAX_SVG_DEPTH,
  ],
];

it.each(CASES)(
  'what is beyond a limit is a finding that names the limit: %s',
  (_what, changed, code, limit) => {
    const start = performance.now();
    const found = newFindings(changed).filter((finding) => finding.code === code);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(found).toHaveLength(1);
    for (const messages of Object.values(languages)) {
      expect(found.map((finding) => finding.explain(messages).message).join()).toContain(String(limit));
    }
  },
);
