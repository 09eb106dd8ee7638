import { type TextArea, textAreas } from '../../../schema/collections.ts';
import type { Messages } from '../../messages/messages.ts';
import { aligned } from './aligned.ts';
import { keysIn } from './state.ts';
import type { TargetLanguage, Translations } from './translations.ts';

/**
 * A table of how much of every area is translated into every language, and in which state.
 *
 * Rows are areas, columns languages; 40/42 says that 40 of 42 texts are translated.
 */
export function coverageTable({ targets }: Translations, messages: Messages): string {
  const { states, all: allAreas } = messages.translations;
  const rows = (Object.keys(textAreas) as TextArea[]).map((area) => [
    area,
    ...targets.map((target) => {
      const entries = [...target.originals.values()].filter((entry) => entry.area === area);
      return share(
        target,
        entries.map(({ key }) => key),
      );
    }),
  ]);
  const sums = STATES.map((state) => [
    states[state],
    ...targets.map((target) => String(keysIn(target, state).length)),
  ]);
  return aligned([
    ['', ...targets.map(({ code }) => code)],
    ...rows,
    [allAreas, ...targets.map((target) => share(target, [...target.originals.keys()]))],
    ...sums,
  ]);
}

const STATES = ['missing', 'stale', 'unrecorded'] as const;

function share(target: TargetLanguage, keys: readonly string[]): string {
  const done = keys.filter((key) => target.texts.has(key)).length;
  return `${done}/${keys.length}`;
}
