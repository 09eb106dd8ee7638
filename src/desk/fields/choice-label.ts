import { MONTHS } from '../../../schema/facts.ts';
import { ICON_SHAPES, type IconName } from '../../../schema/icon-shapes.ts';
import { dateFormat } from '../form/date-format.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import { type Json, showJson } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';

/** A value that is one of a few, in words. */
export function choiceLabel(value: Json, { choices, icons, locale }: DeskWords): string {
  const id = showJson(value);
  const month = MONTHS.map(String).indexOf(id);
  if (month !== -1)
    return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, month, 1));
  return choices[id] ?? icons[id] ?? id;
}

/** Tells if a text names an icon: it suggests every icon that there is. */
export function isIcon({ suggestions }: SchemaNode): boolean {
  return suggestions.length > 0 && suggestions.every(isIconName);
}

/** Tells if there is an icon of a name. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(ICON_SHAPES, name);
}
