import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { siteQuestions } from '../../../scripts/operator/new-site/site-questions.ts';
import { collectAnswers, parsePoint } from '../../../scripts/operator/scaffold/questions.ts';
import { ANSWERS } from '../../helpers/new-sites.ts';

const answer = (given: Readonly<Record<string, string>>): Promise<unknown> => {
  const talk = { messages: english, ask: undefined };
  return collectAnswers(siteQuestions(english), given, talk);
};

it.each([
  ['54.6, -3.13', { latitude: 54.6, longitude: -3.13 }],
  ['-8.5 116', { latitude: -8.5, longitude: 116 }],
  ['(-8.35°, 116.04°)', { latitude: -8.35, longitude: 116.04 }],
  ['−4.5; 129.9', { latitude: -4.5, longitude: 129.9 }],
  ['91, 0', undefined],
  ['54.6', undefined],
  ['54.6, west', undefined],
])('parsePoint reads "%s" as %j.', (text, point) => {
  expect(parsePoint(text)).toEqual(point);
});

describe('an answer about a new site', () => {
  it.each([
    ['name', 'Fell {tours}'],
    ['at', 'here'],
    ['trips', ''],
    ['languages', 'english'],
    ['languages', 'en, en-GB'],
    ['currency', 'XYZ'],
    ['price', '1,200'],
    ['zone', 'Cumbria'],
    ['chat', 'pigeon'],
    ['phone', '12345'],
    ['url', 'https://www.example.com/tours'],
  ])('is refused by its option: --%s "%s"', async (option, text) => {
    await expect(answer({ ...ANSWERS, [option]: text })).rejects.toThrow(`--${option}: `);
  });

  it('names all options that are missing.', async () => {
    await expect(answer({})).rejects.toThrow(
      /--name: [\s\S]*--region: [\s\S]*--place: [\s\S]*--at: [\s\S]*--currency: [\s\S]*--price: /,
    );
  });
});
