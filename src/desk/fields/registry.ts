import type { Field } from '../form/field.ts';
import type { SchemaNode } from '../form/schema-node.ts';
import { amountField } from './AmountField.tsx';
import { choiceField, choicesField } from './ChoiceField.tsx';
import { dateField, dayField } from './DateField.tsx';
import { datesField } from './DatesField.tsx';
import { degreesField } from './DegreesField.tsx';
import { routeField, stopsField } from './day-fields.tsx';
import { groupField } from './GroupField.tsx';
import { languagesField } from './LanguagesField.tsx';
import { lengthField } from './LengthField.tsx';
import { listField } from './ListField.tsx';
import { phoneField } from './PhoneField.tsx';
import { priceRowsField } from './PriceRowsField.tsx';
import { recordField } from './RecordField.tsx';
import { referenceField, referencesField } from './reference-fields.tsx';
import { switchField } from './SwitchField.tsx';
import { timeField } from './TimeField.tsx';
import { jsonField, numberField, textField } from './typed-fields.tsx';
import { unionField } from './UnionField.tsx';
import { webAddressField } from './WebAddressField.tsx';

/** The first that matches is used; the last shows any value as text, so that no construct of a schema is invisible. */
const fields: readonly Field[] = [
  priceRowsField,
  stopsField,
  routeField,
  timeField,
  lengthField,
  phoneField,
  webAddressField,
  referenceField,
  referencesField,
  amountField,
  dateField,
  datesField,
  dayField,
  switchField,
  choiceField,
  choicesField,
  languagesField,
  degreesField,
  numberField,
  textField,
  groupField,
  listField,
  recordField,
  unionField,
  jsonField,
];

/** The field for values of a schema. */
export function findField(node: SchemaNode): Field {
  return fields.find(({ matches }) => matches(node)) ?? jsonField;
}
