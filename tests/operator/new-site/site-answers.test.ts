import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { fillMarks, idOfName } from '../../../scripts/operator/new-site/fill-marks.ts';
import { languagesFrom, pointFrom, siteQuestions } from '../../../scripts/operator/new-site/site-answers.ts';
import { answersTo } from '../../../scripts/operator/scaffold/questions.ts';
import { ANSWERS, starter } from '../../helpers/new-sites.ts';

const answer = (given: Readonly<Record<string, string>>): Promise<unknown> => {
  const talk = { messages: english, ask: undefined };
  return answersTo(siteQuestions(starter, talk, 'en'), given, talk);
};

it.each([
  ['54.6, -3.13', { latitude: 54.6, longitude: -3.13 }],
  ['-8.5 116', { latitude: -8.5, longitude: 116 }],
  ['−4.5; 129.9', { latitude: -4.5, longitude: 129.9 }],
  ['91, 0', undefined],
  ['54.6', undefined],
  ['54.6, west', undefined],
])('pointFrom reads "%s" as %j.', (text, point) => {
  expect(pointFrom(text)).toEqual(point);
});

it.each([
  ['en', ['en undefined']],
  ['pt-BR, de', ['pt pt-BR', 'de undefined']],
  ['en, en-GB', undefined],
  ['xx', undefined],
  ['', undefined],
])('languagesFrom reads "%s" as %j.', (text, languages) => {
  expect(languagesFrom(text)?.map(({ code, locale }) => `${code} ${locale}`)).toEqual(languages);
});

describe('an answer about a new site', () => {
  it.each([
    ['name', 'Fell {tours}'],
    ['at', 'here'],
    ['trips', ''],
    ['languages', 'english'],
    ['currency', 'XYZ'],
    ['price', '1,200'],
    ['zone', 'Cumbria'],
    ['chat', 'pigeon'],
    ['phone', '12345'],
    ['url', 'https://www.example.com/tours'],
  ])('is refused by its option: --%s "%s"', async (option, text) => {
    await expect(answer({ ...ANSWERS, [option]: text })).rejects.toThrow(`--${option}: `);
  });

  it('is asked for by the names of all options that lack.', async () => {
    await expect(answer({})).rejects.toThrow(
      /--name: [\s\S]*--region: [\s\S]*--place: [\s\S]*--at: [\s\S]*--currency: [\s\S]*--price: /,
    );
  });
});

it('fillMarks fills in answers as JSON, numbers without quotes.', () => {
  const text = '{"a": "at %name%", "c": "%north%", "d": "#%north%", "e": "%other%"}';
  expect(JSON.parse(fillMarks(text, { name: 'L\'"Île"', north: -4.5 }))).toEqual({
    a: 'at L\'"Île"',
    c: -4.5,
    d: '#-4.5',
    e: '%other%',
  });
});

it.each([
  ['Órgiva', 'orgiva'],
  ["St. John's", 'st-john-s'],
  ['京都', 'first-place'],
])('idOfName makes of "%s" the id %s.', (name, id) => {
  expect(idOfName(name, 'first-place')).toBe(id);
});
