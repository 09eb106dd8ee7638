import { describe, expect, it } from 'vitest';
import { english } from '../../scripts/messages/english.ts';
import { defaultMessages, languages, type Messages } from '../../scripts/messages/messages.ts';
import { sampleMessages } from '../helpers/message-samples.ts';

const samples = new Map(sampleMessages().map((sample) => [sample.path.join('.'), sample]));

/** Messages that are written alike in every language: values and marks alone, names of formats. */
const SAME_EVERYWHERE =
  /^(?:failures\.because|help\.commands\.[a-z]+\.(?:calls|options\.(?:direction|url|format|site-url)\.value)|entries\.yes|prices\.(?:sheet\.ofOptions|import\.refusedSheet))$/;

/** Calls of a command without anything beside options. */
const MAY_BE_EMPTY = /\.calls$/;

/** The texts of a message with each of its samples. */
function textsAt(messages: Messages, name: string): readonly string[] {
  const value = name.split('.').reduce<unknown>((node, step) => Reflect.get(Object(node), step), messages);
  if (typeof value !== 'function') return leavesIn(value);
  return (samples.get(name)?.calls ?? []).flatMap((values) => leavesIn(value(...values)));
}

function leavesIn(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesIn)
    : [String(value)];
}

/** The name of every text, list of texts and function of the catalogue. */
function namesBelow(node: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return [path.join('.')];
  return Object.entries(node).flatMap(([key, child]) => namesBelow(child, [...path, key]));
}

const names = namesBelow(english).filter((name) => name !== 'choose');
const all = Object.values(languages);
const others = all.filter((messages) => messages !== defaultMessages);

/** Figures may have separators, and texts a capital letter. */
function isShown(value: string, texts: readonly string[]): boolean {
  const pattern = /^\d+$/.test(value)
    ? value.split('').join('[.,]?')
    : value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return texts.some((text) => new RegExp(pattern, 'i').test(text));
}

/** The commands, options and files that texts name. */
function fixedNames(texts: readonly string[]): string {
  const found = texts
    .join('\n')
    .match(/npm (?:run )?\w+|--[a-z][a-z-]+|\w+\.(?:json|xlsx|csv|po)\b|Ctrl\+C/g);
  return [...new Set(found ?? [])].toSorted().join();
}

it('The commands speak several languages, and every message of them is sampled.', () => {
  expect(others.length).toBeGreaterThan(0);
  expect(names.length).toBeGreaterThan(300);
  expect(samples.size).toBeGreaterThan(150);
});

it('Every language chooses its own words.', () => {
  const codes = { en: 'en', id: 'id' };
  expect(Object.entries(languages).map(([code, { choose }]) => [code, choose(codes)])).toEqual(
    Object.entries(codes),
  );
});

describe.each(all)('the messages in $languageName', (messages) => {
  it('are never empty, for any values.', () => {
    const silent = names.filter((name) => {
      const texts = textsAt(messages, name);
      const blanks = texts.filter((text) => text.trim() === '').length;
      const isBroken = /undefined|NaN|\[object|=>|function/.test(texts.join('\n'));
      return texts.length === 0 || blanks > (MAY_BE_EMPTY.test(name) ? 1 : 0) || isBroken;
    });
    expect(silent).toEqual([]);
  });

  it('show all of their values.', () => {
    const hidden = [...samples].flatMap(([name, { shown }]) => {
      const texts = textsAt(messages, name);
      return shown.filter((value) => !isShown(value.text, texts)).map((value) => `${name}: ${value.name}`);
    });
    expect(hidden).toEqual([]);
  });
});

describe.each(others)('the messages in $languageName', (messages) => {
  it('are not left in English.', () => {
    const untranslated = names.filter((name) => {
      const values = ['', ...(samples.get(name)?.shown ?? []).map(({ text }) => text)];
      const usual = textsAt(english, name);
      return textsAt(messages, name).some((text) => usual.includes(text) && !values.includes(text));
    });
    expect(untranslated.filter((name) => !SAME_EVERYWHERE.test(name))).toEqual([]);
  });

  it('name the same commands, options and files as in English.', () => {
    const differing = names.filter(
      (name) => fixedNames(textsAt(messages, name)) !== fixedNames(textsAt(english, name)),
    );
    expect(differing).toEqual([]);
  });
});
