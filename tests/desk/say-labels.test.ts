import { describe, expect, it } from 'vitest';
import type { DeskFinding } from '../../src/desk/store/api.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import { sayLabels } from '../../src/desk/words/say-labels.ts';

function finding(own: Partial<DeskFinding>): DeskFinding {
  return {
    code: 'x',
    severity: 'error',
    file: 'site.json',
    line: 1,
    path: '',
    message: '',
    hint: '',
    ...own,
  };
}

describe('A finding in the desk', () => {
  it('names fields by their labels, whatever the check calls them.', () => {
    const found = finding({
      path: 'bands.0.min',
      message: '"min" is larger than "max".',
      hint: 'Lower "min".',
    });
    expect(sayLabels(found, english)).toMatchObject({
      message: '“Smallest group” is larger than “Largest group”.',
      hint: 'Lower “Smallest group”.',
    });
  });

  it('says of an empty field only that it is empty.', () => {
    const found = finding({
      code: 'shape.missing-field',
      path: 'phones.1.number',
      message: '"number" is missing.',
      hint: 'Add "number": a text in double quotes.',
    });
    expect(sayLabels(found, english)).toMatchObject({ message: '“Number” is missing.', hint: '' });
    const text = finding({
      code: 'text.missing',
      file: 'texts/en/questions.json',
      path: 'dogs',
      message: 'The text "questions.dogs.answer" is missing.',
      hint: 'Add "answer": "…" under "dogs" in texts/en/questions.json.',
    });
    expect(sayLabels(text, english)).toMatchObject({ message: '“Answer” is missing.', hint: '' });
  });

  it('names files and choices as the desk does.', () => {
    const found = finding({
      hint: 'Correct "minutes" under "legs" in site.json, or "monday" in "days/x.json".',
    });
    expect(sayLabels(found, english).hint).toBe(
      'Correct “Minutes at least” under “Travel times” in “Company and site”, or “Monday” in “Days: x”.',
    );
  });

  it('leaves other quoted words as they are.', () => {
    const found = finding({ message: '"+62 812" and "Reef Walk" and "noHotel".' });
    expect(sayLabels(found, english).message).toBe(found.message);
  });

  it('asks to choose where several forms exclude each other.', () => {
    const found = finding({
      code: 'shape.rule',
      file: 'prices/walk.json',
      path: 'seasons.high',
      message: 'Expected exactly one of percent, amount, rows.',
    });
    expect(sayLabels(found, english)).toMatchObject({
      message: 'Choose one of these: Per cent; An amount; Prices of its own.',
      hint: '',
    });
    expect(sayLabels(found, indonesian).message).toBe(
      'Pilih salah satu: Persen; Jumlah uang; Harga sendiri.',
    );
    const offer = { ...found, file: 'calendar.json', path: 'offers.0.percent' };
    expect(sayLabels(offer, english).message).toBe('Choose one of these: Per cent; An amount.');
  });
});
