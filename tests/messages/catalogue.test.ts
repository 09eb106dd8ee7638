import { describe, expect, it } from 'vitest';
import { english } from '../../scripts/messages/english.ts';
import { languages, type Messages, usualMessages } from '../../scripts/messages/messages.ts';
import { type SampledMessage, sampleMessages } from '../helpers/message-samples.ts';

const samples = sampleMessages();

/** Sentences that are written alike in every language: values and marks alone, names of formats. */
const SAME_EVERYWHERE: readonly string[] = [
  'values.kinds.null',
  'shape.brokenRule',
  'failures.because',
  'mutants.heads.folder',
  'help.commands.prices.calls',
  'help.commands.new.options.direction.value',
  'help.commands.new.options.url.value',
  'help.commands.check.options.format.value',
  'help.commands.prices.options.format.value',
  'help.commands.mutants.options.sample.value',
  'help.commands.build.options.site-url.value',
  'help.commands.start.options.site-url.value',
  'prices.sheet.ofOptions',
  'prices.import.refusedSheet',
  'prices.import.yes',
];

/** Lists that are never empty when they are spoken of. */
const NEVER_EMPTY: readonly string[] = ['values.alternatives', 'doubts.marks'];

/** Values that a message only counts with, or that stand in it in other words. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // Ages and group sizes are compared by one of their bounds.
  'ages.gap': ['ages.to', 'younger.from'],
  'bands.gap': ['band.max', 'before.min'],
  'bands.order': ['band.max', 'before.max'],
};

/** What a message says with each of its samples; a text without values says itself. */
function textsAt(messages: Messages, path: readonly string[]): readonly string[] {
  const value = path.reduce<unknown>((node, step) => Reflect.get(Object(node), step), messages);
  const sample = samples.find((each) => each.path.join('.') === path.join('.'));
  if (typeof value !== 'function') return leavesOf(value);
  return (sample?.calls ?? []).flatMap((values) => leavesOf(value(...values)));
}

function leavesOf(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : [String(value)];
}

/** Every place of the catalogue at which a text, a list of texts or a function stands. */
function pathsBelow(node: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [path];
  return Object.entries(node).flatMap(([key, child]) => pathsBelow(child, [...path, key]));
}

const paths = pathsBelow(english);
const all = Object.values(languages);
const others = all.filter((messages) => messages !== usualMessages);

/** Figures may have separators, and texts a capital letter. */
function isShown(value: string, texts: readonly string[]): boolean {
  const pattern = /^\d+$/.test(value)
    ? value.split('').join('[.,]?')
    : value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return texts.some((text) => new RegExp(pattern, 'i').test(text));
}

function hidden({ path, shown }: SampledMessage, texts: readonly string[]): readonly string[] {
  const name = path.join('.');
  return shown
    .filter((value) => !isShown(value.text, texts) && !NOT_SHOWN[name]?.includes(value.name))
    .map((value) => value.name);
}

/** What another language says as English does, but for the values themselves. */
function sameTexts(messages: Messages, path: readonly string[]): readonly string[] {
  const sample = samples.find((each) => each.path.join('.') === path.join('.'));
  const values = ['', ...(sample?.shown ?? []).map(({ text }) => text)];
  const usual = textsAt(english, path);
  return textsAt(messages, path).filter((text) => usual.includes(text) && !values.includes(text));
}

describe('the catalogue', () => {
  it('has several languages, each with a name of its own', () => {
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ languageName }) => languageName)).size).toBe(all.length);
  });

  it('is walked as a whole', () => {
    expect(paths.length).toBeGreaterThan(400);
    expect(samples.length).toBeGreaterThan(180);
  });
});

describe.each(all)('the messages in $languageName', (messages) => {
  it.each(paths.map((path) => [path.join('.'), path] as const))('say something: %s', (name, path) => {
    const calls = textsAt(messages, path);
    expect(calls.length).toBeGreaterThan(0);
    // A command may be called without anything beside its options.
    const mayBeEmpty = path.at(-1) === 'calls' || NEVER_EMPTY.includes(name);
    expect(calls.filter((text) => text.trim() === '').length).toBeLessThanOrEqual(mayBeEmpty ? 1 : 0);
    expect(calls.join('\n')).not.toMatch(/undefined|NaN|\[object|=>|function/);
  });

  it.each(samples.map((sample) => [sample.path.join('.'), sample] as const))(
    'show their values: %s',
    (_name, sample) => {
      expect(hidden(sample, textsAt(messages, sample.path))).toEqual([]);
    },
  );
});

describe.each(others)('the messages in $languageName', (messages) => {
  it.each(paths.map((path) => [path.join('.'), path] as const))(
    'are in words of its own: %s',
    (name, path) => {
      const isSame = sameTexts(messages, path).length > 0;
      expect(isSame).toBe(SAME_EVERYWHERE.includes(name));
    },
  );

  it('name the same commands, options and files', () => {
    const fixed = (texts: readonly string[]): readonly string[] => {
      const found = texts
        .join('\n')
        .match(/npm (?:run )?\w+|--[a-z][a-z-]+|\w+\.(?:json|xlsx|csv|po)\b|Ctrl\+C/g);
      return [...new Set(found ?? [])].toSorted();
    };
    const differing = paths.filter(
      (path) => fixed(textsAt(messages, path)).join() !== fixed(textsAt(english, path)).join(),
    );
    expect(differing.map((path) => path.join('.'))).toEqual([]);
  });
});
