import { composed } from '../../../schema/composed.ts';
import { remembered } from '../remembered.ts';
import { endOfBlank, endOfText } from './plain-json.ts';

/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

/** Where a value stands in a text of sound JSON. */
export interface PlacedValue extends Stretch {
  readonly text: string;
  /** Of a property, where its key stands. */
  readonly key: Stretch | undefined;
}

/** Where the value of a text of sound JSON stands; undefined if the text is empty. */
export function wholeValue(text: string): PlacedValue | undefined {
  const start = endOfBlank(text, 0);
  return start === text.length ? undefined : placedValue(text, start, undefined);
}

/** What stands under a key of an object, or at a position of a list; undefined if nothing does. */
export function childOf(value: PlacedValue, step: string | number): PlacedValue | undefined {
  const first = value.text[value.start];
  if (typeof step === 'number') return first === '[' ? membersOf(value)[step] : undefined;
  return first === '{' ? propertiesOf(value).get(step) : undefined;
}

/** The values of an object by their keys. */
const propertiesOf = remembered((object: PlacedValue): ReadonlyMap<string, PlacedValue> => {
  const values = new Map<string, PlacedValue>();
  for (const value of membersOf(object)) {
    const name = nameOf(value);
    // Of a key that stands twice the first counts. A schema may have composed it.
    for (const form of [name, composed(name)]) if (!values.has(form)) values.set(form, value);
  }
  return values;
});

function nameOf({ text, key = { start: 0, end: 0 } }: PlacedValue): string {
  const written = text.slice(key.start, key.end);
  return written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
}

/** The values in an object or a list, one level of them: what they hold is passed over until it is asked for. */
const membersOf = remembered(({ text, start, end }: PlacedValue): readonly PlacedValue[] => {
  const isObject = text[start] === '{';
  const members: PlacedValue[] = [];
  let at = endOfBlank(text, start + 1);
  while (at < end - 1) {
    const key = isObject ? { start: at, end: endOfText(text, at) } : undefined;
    const member = placedValue(text, key ? behind(text, key.end) : at, key);
    members.push(member);
    at = behind(text, member.end);
  }
  return members;
});

function placedValue(text: string, start: number, key: Stretch | undefined): PlacedValue {
  return { text, start, end: endOfValue(text, start), key };
}

/** Where it goes on behind the colon, comma or bracket that follows. */
function behind(text: string, end: number): number {
  return endOfBlank(text, endOfBlank(text, end) + 1);
}

/** What a number or a word ends at. */
const END_OF_WORD = /[\s,\]}]|$/g;

function endOfValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return endOfText(text, start);
  if (first === '{' || first === '[') return endOfBrackets(text, start);
  END_OF_WORD.lastIndex = start;
  return END_OF_WORD.exec(text)?.index ?? text.length;
}

function endOfBrackets(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const sign = text[at];
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    at = sign === '"' ? endOfText(text, at) : at + 1;
  } while (depth > 0);
  return at;
}
