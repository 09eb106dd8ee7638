import type { TripsAnswer } from '../../src/desk/store/api.ts';
import type { CheckResult } from '../compiler/check-site.ts';
import { siteMoney } from '../compiler/link/site-money.ts';
import { validContent } from '../compiler/resolve/content.ts';

/** The price lists and calendars of all tours, as pages have them; undefined while the data has mistakes beside its texts. */
export function describeTrips(
  { diagnostics, wholeModel: model }: CheckResult,
  today: string,
): TripsAnswer['trips'] {
  if (diagnostics.some(({ severity, at }) => severity === 'error' && !at.file.startsWith('texts/')))
    return undefined;
  const content = validContent(model);
  const tables = new Map(
    model.packages
      .flatMap(({ variants }) => variants.flatMap(({ table }) => table ?? []))
      .map((table) => [table.file.path, table.prices]),
  );
  return {
    today,
    decimals: siteMoney(model.files)?.decimals ?? 0,
    ageGroups: content.site.ageGroups,
    tables: Object.fromEntries(tables),
    tours: model.packages.map(({ id, calendar, variants }) => ({
      id,
      ...(calendar ? { calendar } : {}),
      lists: variants.map(({ option, table }) => ({
        ...(option ? { option: option.id } : {}),
        ...(table ? { file: table.file.path } : {}),
      })),
    })),
  };
}
