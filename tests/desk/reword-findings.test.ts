import { describe, expect, it } from 'vitest';
import type { DeskFinding } from '../../src/desk/store/api.ts';
import { readDocument } from '../../src/desk/store/documents.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import {
  rewordFinding,
  rewordFindings,
  rewordPlan,
  rewordQuestions,
} from '../../src/desk/words/reword-findings.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const NONE = deskDocuments({});

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
    expect(rewordFinding(NONE, found, english)).toMatchObject({
      message: '“Smallest group” is larger than “Largest group”.',
      hint: 'Lower “Smallest group”.',
    });
  });

  it('asks once to fill in a value that was added and is empty still; any other mistake stays one.', () => {
    const file = 'prices/a.json';
    const documents = deskDocuments({ [file]: { children: { child: {}, youth: '', baby: 'x' } } });
    const found = ['child', 'child', 'youth', 'baby'].map((group) =>
      finding({
        code: 'price.class-missing',
        file,
        path: `children.${group}`,
        message: group,
        hint: 'Add it.',
      }),
    );
    expect(rewordFindings(documents, found, english)).toMatchObject([
      { path: 'children.child', message: 'Still to be filled in.', hint: '', isEmpty: true },
      { path: 'children.youth', message: 'Still to be filled in.', isEmpty: true },
      { path: 'children.baby', message: 'baby' },
    ]);
    expect(rewordFindings(documents, found, english)[2]?.isEmpty).toBeUndefined();
  });

  it('says of an empty field only that it is empty.', () => {
    const found = finding({
      code: 'shape.missing-field',
      path: 'phones.1.number',
      message: '"number" is missing.',
      hint: 'Add "number": a text in double quotes.',
    });
    expect(rewordFinding(NONE, found, english)).toMatchObject({ message: '“Number” is missing.', hint: '' });
    const text = finding({
      code: 'text.missing',
      file: 'texts/en/questions.json',
      path: 'dogs',
      message: 'The text "questions.dogs.answer" is missing.',
      hint: 'Add "answer": "…" under "dogs" in texts/en/questions.json.',
    });
    expect(rewordFinding(NONE, text, english)).toMatchObject({ message: '“Answer” is missing.', hint: '' });
    const named = finding({
      code: 'text.missing',
      file: 'texts/en/labels.json',
      path: 'seasons',
      message: 'The text "labels.seasons.feast" is missing.',
    });
    expect(rewordFinding(NONE, named, english).message).toBe('Not named yet: feast.');
  });

  it('misses the description of a picture, not its name.', () => {
    const documents = deskDocuments({ 'images.json': { images: { reef: { file: 'reef.jpg' } } } });
    const missing = finding({
      code: 'text.missing',
      file: 'texts/id/images.json',
      message: 'The text "images.reef" is missing.',
    });
    expect(rewordFinding(documents, missing, indonesian).message).toBe('Belum diberi keterangan: reef.jpg.');
  });

  it('names phones and channels without a name by their numbers and means.', () => {
    const site = deskDocuments({
      'site.json': {
        phones: [
          { id: 'phone', number: '+62 812-0000-0000' },
          { id: 'phone-2', number: '' },
        ],
        channels: [{ id: 'whatsapp', address: 'https://wa.me/{phone}' }],
      },
    });
    const reword = (message: string) =>
      rewordFinding(
        site,
        finding({ code: 'text.missing', file: 'texts/id/labels.json', message }),
        indonesian,
      ).message;
    expect(reword('2 texts of "labels.phones" are missing: phone, phone-2.')).toBe(
      'Belum diberi nama: +62 812-0000-0000, phone-2.',
    );
    expect(reword('The text "labels.channels.whatsapp" is missing.')).toBe('Belum diberi nama: Chat.');
  });

  it('lists the texts that an entry still needs.', () => {
    const texts = finding({
      code: 'text.missing',
      file: 'texts/en/options.json',
      path: 'slow',
      message: '2 texts of "options.slow" are missing: name, description.',
      hint: 'Add "slow": { "name": "…", "description": "…" } to texts/en/options.json.',
    });
    expect(rewordFinding(NONE, texts, english)).toMatchObject({
      message: 'Write: Name, Description',
      hint: '',
    });
  });

  it('writes days as people do, and leaves times and addresses as they are.', () => {
    const found = finding({ message: 'From 08-31 to 2027-07-01, 10:00-11:00, at /tours/08-31.' });
    expect(rewordFinding(NONE, found, english).message).toBe(
      'From 31 Aug to 1 Jul 2027, 10:00-11:00, at /tours/08-31.',
    );
    expect(rewordFinding(NONE, found, indonesian).message).toContain('From 31 Agu to 1 Jul 2027');
  });

  it('says what was chosen where there is nothing of this id.', () => {
    const found = finding({ code: 'reference.unknown-season', message: 'There is no season "highSeason".' });
    expect(rewordFinding(NONE, found, english).message).toContain('“highSeason”');
    expect(rewordFinding(NONE, found, indonesian).message).toContain('“highSeason”');
  });

  it('says nothing of how something is written in files.', () => {
    const found = finding({
      message: 'Expected a text in double quotes, found an entry in { }.',
      hint: 'Count the digits. Write { "percent": 75 } if you mean per cent. Write it as in the example.',
    });
    expect(rewordFinding(NONE, found, english)).toMatchObject({
      message: 'Expected a text, found several fields.',
      hint: 'Count the digits.',
    });
  });

  it('speaks of tours and price lists, whatever the check calls them.', () => {
    const found = finding({ message: 'No price table serves the package "package" in /tours/{package}.' });
    expect(rewordFinding(NONE, found, english).message).toBe(
      'No price list serves the tour “Tour” in /tours/{package}.',
    );
    const question = {
      option: 'region',
      text: 'Region of the package in Deutsch',
      isList: false,
      isNeeded: true,
    };
    const site = deskDocuments({ 'site.json': { languages: [{ code: 'de', name: 'Deutsch' }] } });
    const asked = { asksName: true, texts: [], questions: [question] };
    expect(rewordQuestions(site, asked, english).questions).toEqual([
      { ...question, text: 'Region of the tour in German' },
    ]);
    const plan = { problems: ['There is no package.'], reasons: {}, files: [], notes: ['Edit days/x.json.'] };
    expect(rewordPlan(NONE, plan, english)).toMatchObject({
      problems: ['There is no tour.'],
      notes: ['Edit “Days: x”.'],
    });
    const dutch = deskDocuments({
      'site.json': { languages: [{ code: 'nl' }], phones: [{ id: 'office', number: '+62 812-0000' }] },
    });
    const named = { ...plan, problems: ['The language "nl" and the phone "office" are used by "others".'] };
    expect(rewordPlan(dutch, named, english).problems).toEqual([
      'The language “Dutch” and the phone “+62 812-0000” are used by "others".',
    ]);
    const moved = { ...plan, problems: [], notes: ['/paket/a akan dialihkan ke /paket/b: paket.'] };
    expect(rewordPlan(NONE, moved, indonesian).notes).toEqual(['/paket/a akan dialihkan ke /paket/b: tur.']);
  });

  it('names files and choices as the desk does.', () => {
    const found = finding({
      hint: 'Correct "minutes" under "legs" in site.json, or "monday" in "days/x.json".',
    });
    expect(rewordFinding(NONE, found, english).hint).toBe(
      'Correct “Minutes at least” under “Travel times” in “Company and site”, or “Monday” in “Days: x”.',
    );
  });

  it('names texts of every language without one.', () => {
    const found = finding({ message: 'Names to be given, in texts/LANGUAGE/pages.json.' });
    expect(rewordFinding(NONE, found, english).message).toBe('Names to be given, in “Fixed pages”.');
  });

  it('names entries as visitors know them, and leaves other quoted words as they are.', () => {
    const documents = deskDocuments({
      'site.json': {
        defaultLanguage: 'en',
        languages: [{ code: 'en' }],
        tiers: [{ id: 'noHotel' }, { id: 'oldInn' }],
      },
      'texts/en/labels.json': { tiers: { noHotel: 'Without a hotel' } },
    });
    const found = finding({ message: '"+62 812" and "noHotel" and "oldInn" and "en" and "day2".' });
    expect(rewordFinding(documents, found, english).message).toBe(
      '“+62 812” and “Without a hotel” and “oldInn (without a name)” and “English” and “Day 2”.',
    );
  });

  it('asks to choose where several forms exclude each other.', () => {
    const found = finding({
      code: 'shape.rule',
      file: 'prices/walk.json',
      path: 'seasons.high',
      message: 'Expected exactly one of percent, amount, rows.',
    });
    expect(rewordFinding(NONE, found, english)).toMatchObject({
      message: 'Choose one of these: Per cent; An amount; Prices of its own.',
      hint: '',
    });
    expect(rewordFinding(NONE, found, indonesian).message).toBe(
      'Pilih salah satu: Persen; Jumlah uang; Harga sendiri.',
    );
    const isEmptyIn = (text: string) =>
      rewordFinding(
        new Map([['prices/walk.json', readDocument({ path: 'prices/walk.json', text })]]),
        found,
        english,
      ).isEmpty;
    expect(isEmptyIn('{ "seasons": { "high": {} } }')).toBe(true);
    expect(isEmptyIn('{ "seasons": { "high": { "percent": 1, "amount": 2 } } }')).toBeUndefined();
    const offer = { ...found, file: 'calendar.json', path: 'offers.0.percent' };
    expect(rewordFinding(NONE, offer, english).message).toBe('Choose one of these: Per cent; An amount.');
    const link = { ...found, file: 'navigation.json', path: 'header.0' };
    expect(rewordFinding(NONE, link, english).message).toBe(
      'Choose one of these: Page; Destination; Tour; List of tours; Page of your own.',
    );
  });
});
