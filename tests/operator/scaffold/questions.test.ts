import { describe, expect, it } from 'vitest';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import { type Localized, type Messages, untranslated } from '../../../scripts/messages/messages.ts';
import { planNew } from '../../../scripts/operator/scaffold/new-entry.ts';
import {
  type Conversation,
  collectAnswers,
  type Question,
} from '../../../scripts/operator/scaffold/questions.ts';
import { newSiteFolder } from '../../helpers/new-sites.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const SIZE: Question = { option: 'size', text: 'Size', choices: ['small', 'large'] };
const NAME: Question = { option: 'name', text: 'Name', fallback: 'Lago' };

/** Somebody who answers in the given order, and the questions that were asked. */
function person(
  messages: Messages,
  ...typed: readonly string[]
): { readonly talk: Conversation; readonly asked: string[] } {
  const rest = [...typed];
  const asked: string[] = [];
  const ask = async (text: string): Promise<string> => {
    asked.push(text);
    const answer = rest.shift();
    if (answer === undefined) throw new Error(`Asked too often: ${text}`);
    return answer;
  };
  return { talk: { messages, ask }, asked };
}

it('a question says what it is for, what can be chosen, and what Enter takes.', async () => {
  const { talk, asked } = person(english, 'small', '');
  await collectAnswers([SIZE, NAME], {}, talk);
  expect(asked).toEqual(['\nSize. Choose one: small, large\n> ', '\nName\n[Lago] > ']);
});

describe('a wrong answer', () => {
  it('is asked for again with the reason, and keeps the answers before it.', async () => {
    const { talk, asked } = person(indonesian, 'Orta', 'smal', '', 'small');
    const answers = await collectAnswers([NAME, SIZE], {}, talk);
    expect(answers).toEqual({ name: 'Orta', size: 'small' });
    expect(asked.slice(2)).toEqual([
      'Tidak ada "smal". Maksudnya "small"?\n> ',
      'Pertanyaan ini perlu dijawab.\n> ',
    ]);
  });

  it('is asked for again where the question itself refuses it.', async () => {
    const refuse = (answer: string): Localized | undefined =>
      answer.length < 3 ? untranslated('Too short.') : undefined;
    const { talk, asked } = person(english, 'x', 'Orta');
    expect(await collectAnswers([{ ...NAME, refuse }], {}, talk)).toEqual({ name: 'Orta' });
    expect(asked[1]).toBe('Too short.\n[Lago] > ');
  });

  it('ends the command where an option gives it, before anything is asked.', async () => {
    const { talk, asked } = person(indonesian, 'Orta');
    await expect(collectAnswers([NAME, SIZE], { size: 'smal' }, talk)).rejects.toThrow(
      '--size: Tidak ada "smal". Maksudnya "small"?\n  Size. Pilih satu: small, large',
    );
    expect(asked).toEqual([]);
  });
});

it('A question with one possible answer has it already.', async () => {
  const files = validFiles((await newSiteFolder()).sources);
  const entry = { kind: 'package', id: 'fell-walk', given: { category: 'day-tours' } } as const;
  const { changes } = await planNew(files, entry, { messages: english, ask: undefined });
  expect(JSON.parse(changes.get('packages/fell-walk.json') ?? '')).toMatchObject({ region: 'main' });
});

it('The questions about a new season make its id from its name, and ask again for what is not possible.', async () => {
  const files = validFiles(secondOperator().sources);
  const typed = [
    '湖',
    'Summer',
    'Estate {',
    'Ferragosto',
    'Half august',
    '06-31',
    '1 May',
    '08-10 to 08-20',
    'much',
    '7',
    '7%',
  ];
  const { talk, asked } = person(english, ...typed);
  const entry = { kind: 'season', id: undefined, given: {} } as const;
  const { changes, notes } = await planNew(files, entry, talk);
  const season = { id: 'ferragosto', dates: [{ from: '08-10', to: '08-20' }], percent: 7, priority: 1 };
  expect(Object(JSON.parse(changes.get('calendar.json') ?? '')).seasons.at(-1)).toEqual(season);
  expect(notes.map((note) => note(english, false))).toEqual([
    expect.stringContaining('"ferragosto" applies, not "summer"'),
  ]);
  const again = asked.filter((text) => !text.includes('\n\n') && !text.startsWith('\n'));
  const reasons = [
    'no letters',
    'already a season',
    'curly brackets',
    'such as "07-01"',
    'such as "07-01"',
    'not a change',
    'not a change',
  ];
  expect(again).toEqual(reasons.map((reason) => expect.stringContaining(reason)));
});
