import { describe, expect, it } from 'vitest';
import { applyToText } from '../../scripts/desk/apply-to-text.ts';
import {
  addItem,
  indexByTime,
  knownPlaces,
  mostUsedIcons,
  nextTime,
  setPlan,
  sharePlan,
  shownPlans,
} from '../../src/desk/itinerary/plan.ts';
import { isPlainText, writeNewText } from '../../src/desk/store/new-text.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const documents = deskDocuments({
  'site.json': { fallbackLanguage: 'en', languages: [{ code: 'en' }, { code: 'ja' }] },
  'categories.json': {
    categories: [
      { id: 'long', options: true },
      { id: 'short', options: false },
    ],
  },
  'options/calm.json': {},
  'options/fast.json': {},
  'packages/walk.json': { category: 'long' },
  'packages/ride.json': { category: 'short' },
  'itineraries/walk.json': {
    $schema: 'x',
    options: { calm: { day1: 'beach', day2: 'hill', day2_alt: 'cave' } },
  },
  'days/beach.json': {
    stops: [
      { latitude: 1, longitude: 2, name: 'harbour' },
      { latitude: 3, longitude: 4 },
    ],
    activities: [
      { icon: 'Sun', text: 'swim' },
      { icon: 'Waves', text: 'swim' },
    ],
  },
  'days/hill.json': {
    stops: [{ latitude: 9, longitude: 9, name: 'harbour' }],
    activities: [{ icon: 'Waves', text: 'swim' }],
  },
  'texts/en/activities.json': { $schema: 'a', swim: 'A swim' },
});

describe('The plan of a tour', () => {
  it('has the keys of the data, each alternative behind its day.', () => {
    const plan = setPlan(documents, 'walk', 'calm', [['hill', 'cave', 'beach'], ['beach']]);
    expect(plan).toMatchObject({
      kind: 'set',
      path: ['options', 'calm'],
      after: { day1: 'hill', day1_alt: 'cave', day1_alt2: 'beach', day2: 'beach' },
    });
  });

  it('is shown for every option of a tour, also for one that has no days yet.', () => {
    expect(shownPlans(documents, 'walk')).toEqual([
      { option: 'calm', days: [['beach'], ['hill', 'cave']] },
      { option: 'fast', days: [] },
    ]);
    expect(shownPlans(documents, 'ride')).toEqual([{ option: undefined, days: [] }]);
  });

  it('becomes one for all options, and is copied to each where they get plans of their own.', () => {
    const file = 'itineraries/walk.json';
    const own = JSON.stringify(documents.get(file)?.value);
    const days = { day1: 'beach', day2: 'hill', day2_alt: 'cave' };
    const shared = applyToText(own, sharePlan(documents, 'walk', true));
    expect(shared.conflicts).toEqual([]);
    expect(JSON.parse(shared.text ?? '')).toEqual({ $schema: 'x', plan: days });
    const then = new Map(documents).set(file, { path: file, value: JSON.parse(shared.text ?? '') });
    const { text } = applyToText(shared.text, sharePlan(then, 'walk', false));
    expect(JSON.parse(text ?? '')).toEqual({ $schema: 'x', options: { calm: days, fast: days } });
  });

  it('of another option is added beside it, and makes the file of a tour that has none.', () => {
    expect(setPlan(documents, 'walk', 'fast', [['beach']])).toMatchObject({
      kind: 'set',
      path: ['options', 'fast'],
      after: { day1: 'beach' },
    });
    const made = setPlan(documents, 'ride', undefined, [['beach']]);
    const { text, conflicts } = applyToText(undefined, [made]);
    expect(conflicts).toEqual([]);
    expect(JSON.parse(text ?? '')).toEqual({ $schema: 'x', plan: { day1: 'beach' } });
  });
});

describe('The stops of days', () => {
  it('have the icon that their activity has most often.', () => {
    expect(mostUsedIcons(documents)).toEqual({ swim: 'Waves' });
  });

  it('know every named place of the routes once.', () => {
    expect(knownPlaces(documents)).toEqual([{ name: 'harbour', latitude: 1, longitude: 2 }]);
  });

  it('are added at the end of a list, which may be missing.', () => {
    const place = { file: 'days/hill.json', path: ['activities'] };
    expect(addItem(documents, place, { icon: 'Sun', text: 'swim' })).toMatchObject({
      kind: 'insert',
      index: 1,
    });
    expect(addItem(documents, { ...place, path: ['includes'] }, 'boat')).toMatchObject({ after: ['boat'] });
  });
});

describe('A text that is written where it is needed', () => {
  it('gets an id from its words that is free, and is written in each language that it is given in.', () => {
    const { id, operations } = writeNewText(
      documents,
      'activity',
      { en: 'Swim', ja: ' 泳ぐ ', fr: '' },
      'Swim',
    );
    expect(id).toBe('swim2');
    expect(operations).toEqual([
      { kind: 'set', file: 'texts/en/activities.json', path: ['swim2'], after: 'Swim' },
      {
        kind: 'file',
        file: 'texts/ja/activities.json',
        after: '{\n  "$schema": "a",\n  "swim2": "泳ぐ"\n}\n',
      },
    ]);
  });

  it('gets its id from its kind where its script has no letters for one.', () => {
    expect(writeNewText(documents, 'activity', { ja: '城' }, '城').id).toBe('activity');
  });

  it('is a text alone: entries with more than a text are not written so.', () => {
    expect(isPlainText('activity')).toBe(true);
    expect(isPlainText('stop')).toBe(true);
    expect(isPlainText('package')).toBe(false);
    expect(isPlainText('season')).toBe(false);
  });
});

describe('The time of a new stop', () => {
  it.each([
    ['09:00-10:30', '10:30'],
    ['09:15', '10:15'],
    ['23:30', undefined],
    [undefined, undefined],
  ])('after one at %s is %s.', (time, expected) => {
    const day = deskDocuments({ 'days/x.json': { activities: [{ icon: 'Sun', ...(time && { time }) }] } });
    expect(nextTime(day, { file: 'days/x.json', path: ['activities'] })).toBe(expected);
  });

  it.each([
    ['07:00', 0],
    ['09:00', 2],
    ['11:00', 2],
    ['12:00', 4],
    [undefined, 4],
  ])('of %s puts it at %s among the others.', (time, index) => {
    const activities = ['08:00', '09:00-10:30', '11:30', undefined].map((own) => ({
      ...(own && { time: own }),
    }));
    const day = deskDocuments({ 'days/x.json': { activities } });
    expect(indexByTime(day, { file: 'days/x.json', path: ['activities'] }, time)).toBe(index);
  });
});
