import type { Messages } from '../../messages/messages.ts';
import { aligned } from '../aligned.ts';
import type { FamilyPage } from './find-pages.ts';
import type { ChromiumReading } from './measure-chromium.ts';
import type { LighthouseReading } from './measure-lighthouse.ts';
import { TAP_MOMENTS, type TapReading } from './measure-option-tap.ts';
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

/** The measurements as tables: a line for each page, below it one for its bare twin. Times in milliseconds. */
export function renderViews(views: readonly MeasuredView[], messages: Messages): string {
  const { titles } = messages.view;
  const rows = {
    chromium: views.flatMap(({ chromium, ...view }) => (chromium ? [{ view, ...chromium }] : [])),
    lighthouse: views.flatMap(({ lighthouse, ...view }) => (lighthouse ? [{ view, ...lighthouse }] : [])),
    tap: views.flatMap(({ tap, ...view }) => (tap ? [{ view, ...tap }] : [])),
  };
  return [
    ...tableOf(
      { title: titles.chromium(SLOWDOWN), columns: chromiumColumns(messages), compared: lcpOf },
      rows.chromium,
      messages,
    ),
    ...tableOf(
      { title: titles.lighthouse, columns: lighthouseColumns(messages), compared: lcpOf },
      rows.lighthouse,
      messages,
    ),
    ...tableOf({ title: titles.tap(SLOWDOWN), columns: tapColumns(messages) }, rows.tap, messages),
  ].join('\n\n');
}

function chromiumColumns(messages: Messages): readonly Column<ChromiumReading>[] {
  const { figures, view } = messages;
  const whole = wholeIn(messages);
  return [
    { head: 'FCP', cell: ({ fcp }) => whole(fcp) },
    { head: 'LCP', cell: ({ lcp }) => whole(lcp) },
    { head: view.heads.blocked, cell: ({ blocked }) => whole(blocked) },
    { head: view.heads.longest, cell: ({ longest }) => whole(longest) },
    { head: 'CLS', cell: ({ cls }) => figures.thousandths(cls) },
    { head: view.heads.requests, cell: ({ requests }) => whole(requests) },
    { head: view.heads.scripts, cell: ({ scripts }) => figures.tenths(scripts / 1000) },
  ];
}

function lighthouseColumns(messages: Messages): readonly Column<LighthouseReading>[] {
  const whole = wholeIn(messages);
  return [
    { head: 'FCP', cell: ({ fcp }) => whole(fcp) },
    { head: 'LCP', cell: ({ lcp }) => whole(lcp) },
    { head: 'TBT', cell: ({ tbt }) => whole(tbt) },
    { head: 'CLS', cell: ({ cls }) => messages.figures.thousandths(cls) },
    { head: messages.view.heads.score, cell: ({ score }) => whole(score) },
  ];
}

function tapColumns(messages: Messages): readonly Column<TapReading>[] {
  const whole = wholeIn(messages);
  const { tapped } = messages.view.heads;
  return [
    { head: tapped(TAP_MOMENTS.early), cell: ({ early }) => whole(early) },
    { head: tapped(TAP_MOMENTS.waking), cell: ({ waking }) => whole(waking) },
  ];
}

interface Row<Figures> extends Pair<Figures> {
  readonly view: FamilyPage;
}

interface Table<Figures> {
  readonly title: string;
  readonly columns: readonly Column<Figures>[];
  /** The figure of which a page is compared with its twin. */
  readonly compared?: (figures: Figures) => number;
}

function tableOf<Figures>(
  { title, columns, compared }: Table<Figures>,
  rows: readonly Row<Figures>[],
  { figures, view: words }: Messages,
): readonly string[] {
  if (rows.length === 0) return [];
  const heads = [title, ...columns.map(({ head }) => head), ...(compared ? [words.heads.ratio] : [])];
  const lines = rows.flatMap(({ view, page, twin }) => [
    [
      `${view.family} ${view.address}`,
      ...columns.map(({ cell }) => cell(page)),
      ...(compared ? [figures.hundredths(compared(page) / compared(twin))] : []),
    ],
    [`  ${words.twin}`, ...columns.map(({ cell }) => cell(twin))],
  ]);
  return [aligned([heads, ...lines])];
}

function lcpOf({ lcp }: { readonly lcp: number }): number {
  return lcp;
}

function wholeIn({ view }: Messages): (value: number) => string {
  return (value) => (Number.isFinite(value) ? Math.round(value).toString() : view.lost);
}
