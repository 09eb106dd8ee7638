// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is expected holds templates.
import { describe, expect, it } from 'vitest';
import { messageExpression, usedHelpers } from '../../../scripts/compiler/emit/message-expression.ts';
import type { MessageGroup, ResolvedMessage } from '../../../scripts/compiler/resolve/messages.ts';

function message(text: string, args: ResolvedMessage['arguments'] = {}): ResolvedMessage {
  return { type: 'message', text, locale: 'nl-NL', arguments: args };
}

function group(entries: Readonly<Record<string, MessageGroup | ResolvedMessage>>): MessageGroup {
  return { type: 'group', entries: new Map(Object.entries(entries)) };
}

const NIGHTS = '{count, plural, =0 {geen nacht} one {# nacht} other {# nachten}}';

describe('messageExpression', () => {
  it.each([
    ['a text', 'Boek nu', '"Boek nu"'],
    ['quotes and line breaks', 'Een "dag"\nlang', '"Een \\"dag\\"\\nlang"'],
    ['an apostrophe, which is nothing special', "Foto's", '"Foto\'s"'],
  ])('writes %s as a text', (_name, text, code) => {
    expect(messageExpression(message(text))).toBe(code);
  });

  it('writes escaped brackets as a text', () => {
    expect(messageExpression(message("'{'naam'}'"))).toBe('`{naam}`');
  });

  it.each([
    ['a value', 'Dag {day}', '(values) => `Dag ${values.day}`'],
    ['a number', '{day, number} dagen', '(values) => `${formatNumber("nl-NL", values.day)} dagen`'],
    ['a text twice', '{day} en {day}', '(values) => `${values.day} en ${values.day}`'],
    ['a backtick', '`{day}`', '(values) => `\\`${values.day}\\``'],
    ['a backslash', '\\{day}', '(values) => `\\\\${values.day}`'],
    ['line breaks', 'Dag\r\n{day}\n', '(values) => `Dag\\r\\n${values.day}\\n`'],
    ['a dollar before a value', '${day}', '(values) => `$${values.day}`'],
    ['a dollar before a bracket', "$'{'{day}", '(values) => `\\${${values.day}`'],
    ['a dollar elsewhere', '$5 {day}', '(values) => `$5 ${values.day}`'],
  ])('writes %s as a function', (_name, text, code) => {
    expect(messageExpression(message(text, { day: 'number' }))).toBe(code);
  });

  it('writes numbers in the digits of a locale that has its own, and texts as they are', () => {
    const shown = { ...message('{day} {name}', { day: 'number', name: 'string' }), locale: 'ar-OM' };
    expect(messageExpression(shown)).toBe('(values) => `${digits("ar-OM", values.day)} ${values.name}`');
    expect(usedHelpers(group({ shown }))).toEqual(['digits']);
  });

  it('writes a plural with its cases, # being the number', () => {
    expect(messageExpression(message(NIGHTS, { count: 'number' }))).toBe(
      '(values) => `${plural("nl-NL", values.count, { "=0": `geen nacht`, one: `${formatNumber("nl-NL", values.count)} nacht`, other: `${formatNumber("nl-NL", values.count)} nachten` })}`',
    );
  });

  it('writes a selection with its cases', () => {
    const text = '{where, select, lake {het meer} other {elders}}';
    expect(messageExpression(message(text, { where: 'string' }))).toBe(
      '(values) => `${select(values.where, { lake: `het meer`, other: `elders` })}`',
    );
  });

  it('takes # in a selection for a plain character, as the parser does', () => {
    const text = '{count, plural, other {{where, select, other {#}}}}';
    expect(messageExpression(message(text, { count: 'number', where: 'string' }))).toBe(
      '(values) => `${plural("nl-NL", values.count, { other: `${select(values.where, { other: `#` })}` })}`',
    );
  });

  it('writes a function that needs none of its values without them', () => {
    expect(messageExpression(message('Altijd', { day: 'number' }))).toBe('() => "Altijd"');
  });

  it('writes a function that needs some of its values with them', () => {
    expect(messageExpression(message('Dag {day}', { day: 'number', of: 'number' }))).toBe(
      '(values) => `Dag ${values.day}`',
    );
  });

  it('writes a function with brackets and no values without them', () => {
    expect(messageExpression(message("'{'day'}'", { day: 'number' }))).toBe('() => `{day}`');
  });

  it('has no code for what the checks let by mistake', () => {
    expect(() => messageExpression(message('{day, date}', { day: 'number' }))).toThrow(
      'passed the checks but has no code',
    );
  });
});

describe('usedHelpers', () => {
  it('are none for plain texts and values', () => {
    expect(usedHelpers(group({ a: message('plural('), b: message('{day}', { day: 'number' }) }))).toEqual([]);
  });

  it('are found in groups within groups', () => {
    const inner = group({ nights: message(NIGHTS, { count: 'number' }) });
    expect(usedHelpers(group({ a: message('Boek nu'), inner }))).toEqual(['formatNumber', 'plural']);
  });

  it('stand in the same order always', () => {
    const where = message('{where, select, other {elders}}', { where: 'string' });
    const count = message('{count, plural, other {veel}}', { count: 'number' });
    expect(usedHelpers(group({ where, count, number: message('{n, number}', { n: 'number' }) }))).toEqual([
      'formatNumber',
      'plural',
      'select',
    ]);
  });
});
