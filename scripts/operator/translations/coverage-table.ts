import { type TextArea, textAreas } from '../../../schema/collections.ts';
import type { Messages } from '../../messages/messages.ts';
import { aligned } from './aligned.ts';
import { stateOf } from './state.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/**
 * A table of how much of every area is translated into every language, and in which state.
 *
 * Rows are areas, columns languages; 40/42 says that 40 of 42 texts are translated.
 */
export function coverageTable({ source, targets }: Translations, messages: Messages): string {
  const { states, all: allAreas } = messages.translations;
  const keys = [...source.texts.values()];
  const rows = (Object.keys(textAreas) as TextArea[]).map((area) => [
    area,
    ...targets.map((target) =>
      share(
        source,
        target,
        keys.filter((entry) => entry.area === area).map(({ key }) => key),
      ),
    ),
  ]);
  const all = keys.map(({ key }) => key);
  const sums = STATES.map((state) => [
    states[state],
    ...targets.map((target) => String(all.filter((key) => stateOf(source, target, key) === state).length)),
  ]);
  return aligned([
    ['', ...targets.map(({ code }) => code)],
    ...rows,
    [allAreas, ...targets.map((target) => share(source, target, all))],
    ...sums,
  ]);
}

const STATES = ['missing', 'stale', 'unrecorded'] as const;

function share(source: TargetLanguage, target: TargetLanguage, keys: readonly string[]): string {
  const done = keys.filter((key) => stateOf(source, target, key) !== 'missing').length;
  return `${done}/${keys.length}`;
}
