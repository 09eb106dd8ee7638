import { secondOperator, type Workspace } from './workspace.ts';

/** The second operator without a calendar and ages, and without the tables that have more than prices by accommodation class. */
export function plainOperator(): Workspace {
  const undated = secondOperator()
    .without('calendar.json')
    .without('prices/sentiero.json')
    .without('prices/mottarone-auto.json')
    .unset('site.json', ['ageGroups'])
    .unset('packages/sentiero-laghi-12d.json', ['departures'])
    .unset('packages/sentiero-laghi-12d.json', ['soldOut'])
    .unset('packages/sentiero-laghi-12d.json', ['noticeDays'])
    .unset('packages/mottarone-mezza-giornata.json', ['departures'])
    .unset('packages/orta-2d.json', ['soldOut']);
  const named = ['ageGroups', 'seasons', 'closures', 'offers'];
  const labels = ['it', 'nl'].flatMap((code) =>
    named.map((part) => [`texts/${code}/labels.json`, part] as const),
  );
  return labels.reduce((site, [file, part]) => site.unset(file, [part]), undated);
}
