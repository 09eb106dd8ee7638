import { MONTHS } from '../../../schema/facts.ts';
import { isIconName } from '../../../schema/icon-shapes.ts';
import { dateFormat } from '../form/date-format.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import { type Json, showJson } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';

/** The name of one of a few values. */
export function choiceLabel(value: Json, { choices, icons, locale }: DeskWords): string {
  const id = showJson(value);
  const month = MONTHS.map(String).indexOf(id);
  if (month !== -1)
    return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, month, 1));
  return choices[id] ?? icons[id] ?? id;
}

/** True if a schema is that of an icon's name: it suggests all icons. */
export function isIcon({ suggestions }: SchemaNode): boolean {
  return suggestions.length > 0 && suggestions.every(isIconName);
}
