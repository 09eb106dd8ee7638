import { describe, expect, it } from 'vitest';
import { renderViews } from '../../../scripts/bench/view/view-table.ts';
import { usualMessages } from '../../../scripts/messages/messages.ts';

const home = { family: 'home', address: '/' } as const;
const fast = { fcp: 200.4, lcp: 250, blocked: 0, longest: 31.6, cls: 0, requests: 5, scripts: 0 };
const slow = { fcp: 400, lcp: 650, blocked: 812, longest: 583, cls: 0.0214, requests: 21, scripts: 103_440 };

describe('the table of first views', () => {
  it('shows a page, its twin, and how many times as long the largest paint took', () => {
    expect(renderViews([{ ...home, chromium: { page: slow, twin: fast } }], usualMessages)).toBe(
      [
        'Chromium, processor ÷ 4  FCP  LCP  blocked  longest    CLS  requests  scripts kB  LCP ratio',
        'home /                   400  650      812      583  0.021        21       103.4       2.60',
        '  without scripts        200  250        0       32  0.000         5         0.0',
      ].join('\n'),
    );
  });

  it('shows what Lighthouse says', () => {
    const page = { score: 69, fcp: 1500, lcp: 2810, tbt: 540, cls: 0 };
    const twin = { score: 100, fcp: 1000, lcp: 1000, tbt: 0, cls: 0 };
    expect(renderViews([{ ...home, lighthouse: { page, twin } }], usualMessages)).toBe(
      [
        'Lighthouse, mobile, simulated   FCP   LCP  TBT    CLS  score  LCP ratio',
        'home /                         1500  2810  540  0.000     69       2.81',
        '  without scripts              1000  1000    0  0.000    100',
      ].join('\n'),
    );
  });

  it('says of a tap that was never answered that it is lost', () => {
    const tap = { page: { early: Number.POSITIVE_INFINITY, waking: 131 }, twin: { early: 48, waking: 50 } };
    expect(renderViews([{ family: 'options', address: '/reef', tap }], usualMessages)).toBe(
      [
        'Tap on an option, processor ÷ 4  after 100 ms  after 600 ms',
        'options /reef                            lost           131',
        '  without scripts                          48            50',
      ].join('\n'),
    );
  });

  it('leaves out what was not measured, with an empty line between the rest', () => {
    const [tap, chromium] = [{ early: 50, waking: 50 }, fast];
    const view = { ...home, tap: { page: tap, twin: tap }, chromium: { page: chromium, twin: chromium } };
    expect(renderViews([view], usualMessages).split('\n\n')).toHaveLength(2);
  });
});
