import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { fillMarks, idOfName } from '../../../scripts/operator/new-site/fill-marks.ts';
import {
  languagesFrom,
  pointFrom,
  siteQuestions,
  zoneName,
} from '../../../scripts/operator/new-site/site-answers.ts';
import { answersTo } from '../../../scripts/operator/scaffold/questions.ts';
import { ANSWERS, starter } from '../../helpers/new-sites.ts';

const answered = (given: Readonly<Record<string, string>>): Promise<unknown> => {
  const talk = { messages: english, ask: undefined };
  return answersTo(siteQuestions(starter, talk, 'en'), given, talk);
};

describe('a point', () => {
  it.each([
    ['54.6, -3.13', { latitude: 54.6, longitude: -3.13 }],
    ['-8.5 116', { latitude: -8.5, longitude: 116 }],
    ['0;0', { latitude: 0, longitude: 0 }],
    ['−4.5, 129.9', { latitude: -4.5, longitude: 129.9 }],
    ['91, 0', undefined],
    ['54.6', undefined],
    ['54.6, west', undefined],
    ['1, 2, 3', undefined],
    ['', undefined],
  ])('is read from "%s"', (answer, point) => {
    expect(pointFrom(answer)).toEqual(point);
  });
});

describe('languages', () => {
  it.each([
    ['en', [{ code: 'en', locale: undefined }]],
    [
      'pt-BR, de',
      [
        { code: 'pt', locale: 'pt-BR' },
        { code: 'de', locale: undefined },
      ],
    ],
    ['en, en-GB', undefined],
    ['klingonish', undefined],
    ['xx', undefined],
    ['', undefined],
  ])('are read from "%s"', (answer, languages) => {
    expect(languagesFrom(answer)).toEqual(languages);
  });
});

describe('what is answered', () => {
  it.each([
    ['name', 'Fell {tours}'],
    ['place', '100% fun'],
    ['at', 'here'],
    ['landscape', 'moon'],
    ['trips', 'weekly'],
    ['trips', ''],
    ['languages', 'english'],
    ['currency', 'eur'],
    ['currency', 'XYZ'],
    ['price', '0'],
    ['price', '1,200'],
    ['zone', 'Cumbria'],
    ['chat', 'pigeon'],
    ['phone', '12345'],
    ['email', 'hello'],
    ['url', 'https://www.example.com/tours'],
  ])('is refused by its option: --%s "%s"', async (option, answer) => {
    await expect(answered({ ...ANSWERS, [option]: answer })).rejects.toThrow(`--${option}: `);
  });

  it('is asked for by the names of all options that lack', async () => {
    await expect(answered({})).rejects.toThrow(
      /--name: [\s\S]*--region: [\s\S]*--place: [\s\S]*--at: [\s\S]*--currency: [\s\S]*--price: /,
    );
  });
});

describe('marks', () => {
  it('are filled in as JSON wants it, numbers without quotes', () => {
    const text = '{"a": "%name%", "b": "at %name%", "c": "%north%", "d": "#%north%", "e": "%other%"}';
    expect(JSON.parse(fillMarks(text, { name: 'L\'"Île"', north: -4.5 }))).toEqual({
      a: 'L\'"Île"',
      b: 'at L\'"Île"',
      c: -4.5,
      d: '#-4.5',
      e: '%other%',
    });
  });
});

describe('the id of a place', () => {
  it.each([
    ['Vieux Lyon', 'vieux-lyon'],
    ['Órgiva', 'orgiva'],
    ["St. John's", 'st-john-s'],
    ['京都', 'first-place'],
  ])('of "%s" is %s', (name, id) => {
    expect(idOfName(name, 'first-place')).toBe(id);
  });
});

it('a time zone has the name that it has in winter', () => {
  expect(zoneName('Europe/Berlin', 'de')).toBe('MEZ');
  expect(zoneName('UTC', 'en')).toBe('UTC');
});
