import { joinFacts } from '../../shared/join-facts.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { TourFact } from '../../shared/page-data/parts.ts';
import type { PlannedDay } from '../../shared/page-data/plan.ts';

export interface CompareLine {
  /** Absent if the line is true of the whole tour. */
  readonly option?: string | undefined;
  /** A tick: included; a cross: not included. Put into words if there is no text. */
  readonly mark?: 'cross' | 'tick';
  readonly text?: string;
  readonly note?: string | undefined;
}

/** A row of the comparison, with a cell per tour; cells without lines are unknown. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly (readonly CompareLine[])[];
  readonly differs: boolean;
}

interface RowLabels {
  readonly price: string;
  readonly duration: string;
  readonly destination: string;
  readonly idealFor: string;
  readonly itinerary: string;
  readonly options: string;
  readonly inclusions: string;
  readonly exclusions: string;
}

type FindPrice = (
  tour: PackagePage,
  variant: PackageVariant,
) => { readonly priceText: string; readonly perText?: string | undefined };

/** Price, facts and days first, then inclusions: those of all tours share a row, every other has a row of its own. */
export function compareRows(
  tours: readonly PackagePage[],
  labels: RowLabels,
  findPrice: FindPrice,
): readonly CompareRow[] {
  const row = (
    id: string,
    label: string,
    lines: (tour: PackagePage) => readonly CompareLine[],
  ): CompareRow => {
    const cells = tours.map(lines);
    return { id, label, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
  };
  const allInclusions = listInclusions(tours);
  const shared = allInclusions.filter((inclusion) =>
    tours.every(({ variants }) => variants.every(({ inclusions }) => inclusions.includes(inclusion))),
  );
  return [
    row('price', labels.price, (tour) =>
      linesByOption(tour, (variant) => {
        const { priceText, perText } = findPrice(tour, variant);
        return { text: priceText, note: perText };
      }),
    ),
    row('duration', labels.duration, ({ durationText }) => [{ text: durationText }]),
    ...FACTS.flatMap((id) => {
      const label = tours.flatMap(({ facts }) => facts.find((fact) => fact.id === id)?.label ?? [])[0];
      return label === undefined ? [] : [row(id, label, (tour) => factLines(tour, id))];
    }),
    row('days', labels.itinerary, dayLines),
    row('places', labels.destination, (tour) =>
      // Names of places may break here: columns are narrow.
      linesByOption(tour, ({ destinationText }) => ({ text: destinationText.replaceAll('\u00a0', ' ') })),
    ),
    row('idealFor', labels.idealFor, ({ idealFor }) => [{ text: idealFor }]),
    ...(tours.some(({ variants }) => variants.some(({ option }) => option))
      ? [row('options', labels.options, optionLines)]
      : []),
    ...(shared.length > 0
      ? [row('inclusions', labels.inclusions, () => shared.map((text) => ({ mark: 'tick', text })))]
      : []),
    ...allInclusions
      .filter((inclusion) => !shared.includes(inclusion))
      .map((inclusion) => row(`included: ${inclusion}`, inclusion, (tour) => includedLines(tour, inclusion))),
    ...(tours.some(({ variants }) => variants.some(({ exclusions }) => exclusions.length > 0))
      ? [row('exclusions', labels.exclusions, excludedLines)]
      : []),
  ];
}

const FACTS = [
  'startsAt',
  'travelTime',
  'hours',
  'effort',
  'youngestAge',
  'months',
  'guideLanguages',
] as const satisfies readonly TourFact['id'][];

function factLines({ facts }: PackagePage, id: TourFact['id']): readonly CompareLine[] {
  return facts.filter((fact) => fact.id === id).map(({ text, note }) => ({ text, note }));
}

/** A line per option; a single one where all are the same. */
function linesByOption(
  { variants }: PackagePage,
  describe: (variant: PackageVariant) => CompareLine,
): readonly CompareLine[] {
  const lines = variants.map((variant) => ({ option: variant.option?.name, ...describe(variant) }));
  const distinct = new Set(lines.map(({ option: _option, ...line }) => JSON.stringify(line)));
  return distinct.size > 1 ? lines : lines.slice(0, 1).map(({ option: _option, ...line }) => line);
}

/** A line per day; where options have different days, a line per option. */
function dayLines(tour: PackagePage): readonly CompareLine[] {
  const lines = linesByOption(tour, ({ days }) => ({ text: joinFacts(describeDays(days)) }));
  return lines.length > 1 ? lines : describeDays(tour.variants[0]?.days ?? []).map((text) => ({ text }));
}

/** The days and their choices; of a single day only these. */
function describeDays(days: readonly PlannedDay[]): readonly string[] {
  return days.map(({ label, choices }) => {
    const title = choices.map((choice) => choice.title).join(' / ');
    return days.length > 1 ? `${label}: ${title}` : title;
  });
}

/** A dash for a tour without options: an empty cell would mean unknown. */
function optionLines({ variants }: PackagePage): readonly CompareLine[] {
  const lines = variants.flatMap(({ option }) =>
    option ? [{ option: option.name, text: joinFacts(option.features) }] : [],
  );
  return lines.length > 0 ? lines : [{ text: '–' }];
}

function listInclusions(tours: readonly PackagePage[]): readonly string[] {
  return [...new Set(tours.flatMap(({ variants }) => variants.flatMap(({ inclusions }) => inclusions)))];
}

function includedLines({ variants }: PackagePage, inclusion: string): readonly CompareLine[] {
  const including = variants.filter(({ inclusions }) => inclusions.includes(inclusion));
  if (including.length === 0) return [{ mark: 'cross' }];
  if (including.length === variants.length) return [{ mark: 'tick' }];
  return including.map(({ option }) => ({ option: option?.name, mark: 'tick' }));
}

function excludedLines({ variants }: PackagePage): readonly CompareLine[] {
  return [...new Set(variants.flatMap(({ exclusions }) => exclusions))].map((text) => ({
    mark: 'cross',
    text,
  }));
}
