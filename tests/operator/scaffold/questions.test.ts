import { describe, expect, it } from 'vitest';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import { everywhere, type Localized, type Messages } from '../../../scripts/messages/messages.ts';
import { planNew } from '../../../scripts/operator/scaffold/new-entry.ts';
import { answersTo, type Question, type Talk } from '../../../scripts/operator/scaffold/questions.ts';
import type { Ask } from '../../../scripts/operator/terminal.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const SIZE: Question = { option: 'size', text: 'Size', choices: ['small', 'large'] };
const NAME: Question = { option: 'name', text: 'Name', fallback: 'Lago' };

/** Answers in the given order; what was asked is noted. */
function person(...typed: readonly string[]): { readonly ask: Ask; readonly asked: string[] } {
  const rest = [...typed];
  const asked: string[] = [];
  const ask = async (text: string): Promise<string> => {
    asked.push(text);
    const answer = rest.shift();
    if (answer === undefined) throw new Error(`Asked too often: ${text}`);
    return answer;
  };
  return { ask, asked };
}

const talkIn = (messages: Messages, ask: Ask | undefined): Talk => ({ messages, ask });

describe('a question', () => {
  it('says what it is for, what can be chosen, and what Enter takes', async () => {
    const { ask, asked } = person('small', '');
    await answersTo([SIZE, NAME], {}, talkIn(english, ask));
    expect(asked).toEqual(['\nSize. Choose one: small, large\n> ', '\nName\n[Lago] > ']);
  });

  it('says how to give several answers, and that there may be none', async () => {
    const { ask, asked } = person('');
    await answersTo([{ ...SIZE, isList: true, fallback: '' }], {}, talkIn(indonesian, ask));
    expect(asked).toEqual([
      '\nSize. Pilih satu atau beberapa, pisahkan dengan koma: small, large\n[tidak ada] > ',
    ]);
  });

  it('is not asked where an option answers it', async () => {
    const { ask } = person('');
    expect(await answersTo([SIZE, NAME], { size: ' large ' }, talkIn(english, ask))).toEqual({
      size: 'large',
      name: 'Lago',
    });
  });
});

describe('a wrong answer', () => {
  it('is asked again with the reason, and keeps the answers before it', async () => {
    const { ask, asked } = person('Orta', 'smal', 'huge', 'small');
    const answers = await answersTo([NAME, SIZE], {}, talkIn(english, ask));
    expect(answers).toEqual({ name: 'Orta', size: 'small' });
    expect(asked.slice(2)).toEqual([
      'There is no "smal". Did you mean "small"?\n> ',
      'There is no "huge".\n> ',
    ]);
  });

  it('is told in Indonesian', async () => {
    const { ask, asked } = person('smal', 'small');
    await answersTo([SIZE], {}, talkIn(indonesian, ask));
    expect(asked[1]).toBe('Tidak ada "smal". Maksudnya "small"?\n> ');
  });

  it('is an empty one, where there has to be an answer', async () => {
    const { ask, asked } = person('', 'small');
    expect(await answersTo([SIZE], {}, talkIn(indonesian, ask))).toEqual({ size: 'small' });
    expect(asked[1]).toBe('Pertanyaan ini perlu dijawab.\n> ');
  });

  it('is asked again where the question itself refuses it', async () => {
    const refuse = (answer: string): Localized | undefined =>
      answer.length < 3 ? everywhere('Too short.') : undefined;
    const { ask, asked } = person('x', 'Orta');
    expect(await answersTo([{ ...NAME, refuse }], {}, talkIn(english, ask))).toEqual({ name: 'Orta' });
    expect(asked[1]).toBe('Too short.\n[Lago] > ');
  });

  it('ends the command where an option gives it, before anything is asked', async () => {
    const { ask, asked } = person('Orta');
    await expect(answersTo([NAME, SIZE], { size: 'smal' }, talkIn(indonesian, ask))).rejects.toThrow(
      '--size: Tidak ada "smal". Maksudnya "small"?\n  Size. Pilih satu: small, large',
    );
    expect(asked).toEqual([]);
  });
});

describe('the questions about a new destination', () => {
  const files = soundFiles(secondOperator().sources);
  const entry = { kind: 'destination', id: 'isola', given: { category: 'garden' } } as const;

  it('start with what they are about, and leave out what options say', async () => {
    const { ask, asked } = person('maggiore', '', '');
    const { changes } = await planNew(files, entry, talkIn(indonesian, ask));
    expect(asked[0]).toMatch(
      /^Beberapa pertanyaan tentang destinasi "isola"\. .*\n\nWilayah destinasi ini\./,
    );
    expect(asked.slice(1).join('')).not.toContain('Beberapa pertanyaan');
    expect(JSON.parse(changes.get('destinations/isola.json') ?? '')).toMatchObject({
      region: 'maggiore',
      category: 'garden',
      path: '/luoghi/isola',
    });
  });

  it('do not take the address of another page', async () => {
    const { ask, asked } = person('maggiore', '/viaggi', '/luoghi/nuova', '');
    const { changes } = await planNew(files, entry, talkIn(indonesian, ask));
    expect(asked[2]).toMatch(/^Alamat "\/viaggi" sudah dipakai oleh "sections\/viaggi\.json"\.\n/);
    expect(changes.get('destinations/isola.json')).toContain('"/luoghi/nuova"');
  });

  it('leave notes in the same language for what nobody can know', async () => {
    const { changes } = await planNew(files, entry, talkIn(indonesian, person('maggiore', '', '').ask));
    expect(changes.get('destinations/isola.json')).toContain('Nilai untuk destinasi baru ini.');
  });
});
