import { aligned } from '../aligned.ts';
import type { FamilyPage } from './find-pages.ts';
import type { ChromiumReading } from './measure-chromium.ts';
import type { LighthouseReading } from './measure-lighthouse.ts';
import type { TapReading } from './measure-option-tap.ts';
import type { Pair } from './pairs.ts';
import { SLOWDOWN } from './slow-phone.ts';

/** What was measured of a page and of its bare twin. */
export interface MeasuredView extends FamilyPage {
  readonly chromium?: Pair<ChromiumReading>;
  readonly lighthouse?: Pair<LighthouseReading>;
  readonly tap?: Pair<TapReading>;
}

interface Column<Figures> {
  readonly head: string;
  readonly cell: (figures: Figures) => string;
}

const CHROMIUM: readonly Column<ChromiumReading>[] = [
  { head: 'FCP', cell: ({ fcp }) => whole(fcp) },
  { head: 'LCP', cell: ({ lcp }) => whole(lcp) },
  { head: 'blocked', cell: ({ blocked }) => whole(blocked) },
  { head: 'longest', cell: ({ longest }) => whole(longest) },
  { head: 'CLS', cell: ({ cls }) => cls.toFixed(3) },
  { head: 'requests', cell: ({ requests }) => whole(requests) },
  { head: 'scripts kB', cell: ({ scripts }) => (scripts / 1000).toFixed(1) },
];

const LIGHTHOUSE: readonly Column<LighthouseReading>[] = [
  { head: 'FCP', cell: ({ fcp }) => whole(fcp) },
  { head: 'LCP', cell: ({ lcp }) => whole(lcp) },
  { head: 'TBT', cell: ({ tbt }) => whole(tbt) },
  { head: 'CLS', cell: ({ cls }) => cls.toFixed(3) },
  { head: 'score', cell: ({ score }) => whole(score) },
];

const TAP: readonly Column<TapReading>[] = [{ head: 'answered', cell: ({ answered }) => whole(answered) }];

/** The measurements as tables: a line for each page, below it one for its bare twin. Times in milliseconds. */
export function renderViews(views: readonly MeasuredView[]): string {
  const rows = {
    chromium: views.flatMap(({ chromium, ...view }) => (chromium ? [{ view, ...chromium }] : [])),
    lighthouse: views.flatMap(({ lighthouse, ...view }) => (lighthouse ? [{ view, ...lighthouse }] : [])),
    tap: views.flatMap(({ tap, ...view }) => (tap ? [{ view, ...tap }] : [])),
  };
  return [
    ...tableOf(`Chromium, processor ÷ ${SLOWDOWN}`, CHROMIUM, rows.chromium, ({ lcp }) => lcp),
    ...tableOf('Lighthouse, mobile, simulated', LIGHTHOUSE, rows.lighthouse, ({ lcp }) => lcp),
    ...tableOf(`Early tap on an option, processor ÷ ${SLOWDOWN}`, TAP, rows.tap),
  ].join('\n\n');
}

interface Row<Figures> extends Pair<Figures> {
  readonly view: FamilyPage;
}

function tableOf<Figures>(
  title: string,
  columns: readonly Column<Figures>[],
  rows: readonly Row<Figures>[],
  compared?: (figures: Figures) => number,
): readonly string[] {
  if (rows.length === 0) return [];
  const heads = [title, ...columns.map(({ head }) => head), ...(compared ? ['LCP ratio'] : [])];
  const lines = rows.flatMap(({ view, page, twin }) => [
    [
      `${view.family} ${view.address}`,
      ...columns.map(({ cell }) => cell(page)),
      ...(compared ? [(compared(page) / compared(twin)).toFixed(2)] : []),
    ],
    ['  without scripts', ...columns.map(({ cell }) => cell(twin))],
  ]);
  return [aligned([heads, ...lines])];
}

function whole(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toString() : 'lost';
}
