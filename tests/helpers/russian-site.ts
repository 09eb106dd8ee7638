import { secondOperator, type Workspace } from './workspace.ts';

/** How a group is told in a language with three plurals, one of which is that of large numbers. */
const GROUPS = '{people, plural, one {{band} турист} few {{band} туриста} other {{band} туристов}}';

/** The second operator's site with the rules of Russian for its second language, whose texts stay. */
export function russianRules(): Workspace {
  return secondOperator().set('site.json', ['languages', 1, 'locale'], 'ru-RU');
}

/** The same, with groups told in every plural. */
export function russianGroups(): Workspace {
  return russianRules().set('texts/nl/interface.json', ['package', 'pax'], GROUPS);
}
