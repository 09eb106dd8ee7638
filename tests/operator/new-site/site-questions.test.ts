import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { siteQuestions } from '../../../scripts/operator/new-site/site-questions.ts';
import { collectAnswers } from '../../../scripts/operator/scaffold/questions.ts';
import { ANSWERS } from '../../helpers/new-sites.ts';

const answer = (given: Readonly<Record<string, string>>): Promise<unknown> => {
  const talk = { messages: english, ask: undefined };
  return collectAnswers(siteQuestions(english), given, talk);
};

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
